#pragma once

/// Declared, but not defined anywhere.
int nowhere_in_c(int number);
