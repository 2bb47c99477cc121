// Counts every allocation of the process it is linked into, whoever makes it.
#pragma once

/// Allocations since the process began.
unsigned long allocation_count(void);
