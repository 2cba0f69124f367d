export const optimizeLate: string;
