#include "CVector.h"
