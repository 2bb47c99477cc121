// Counts every allocation in the process, by whatever library.
#pragma once

/// The number of allocations since the process started; 0 unless the C library is glibc.
unsigned long allocation_count(void);
