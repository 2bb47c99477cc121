#include "CBroken.h"
