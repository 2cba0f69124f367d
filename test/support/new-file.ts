// Runs before each file of tests.
import { beginDays } from './days.js';

beginDays();
