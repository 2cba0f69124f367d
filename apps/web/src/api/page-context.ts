import { useRouter } from '@tanstack/react-router';
import type { PageContext } from './context.js';

export function usePage(): PageContext {
  return useRouter().options.context;
}
