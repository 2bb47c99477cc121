#pragma once

/// Declared, and defined nowhere.
int nowhere_in_c(int number);
