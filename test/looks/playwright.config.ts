import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { chromiumVersion, findChromium } from '../../scripts/chromium.mjs';

// The pages as they were when somebody last looked at them: npm run screenshots -- --check, and --update when they are to look
// otherwise. Pixels are those of one Chromium, so its major version stands in the folder of the references.

const executablePath = findChromium() ?? 'chromium';
const desk = { viewport: { width: 1366, height: 768 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const projects: PlaywrightTestConfig['projects'] = Object.entries({ desk, phone }).flatMap(([device, size]) =>
  (['light', 'dark'] as const).map((colorScheme) => ({
    name: `${device}-${colorScheme}`,
    use: { ...size, colorScheme },
  })),
);

export default defineConfig({
  testDir: '.',
  testMatch: '*.look.ts',
  projects,
  outputDir: '../../test-results/looks',
  snapshotPathTemplate: `{testDir}/chromium-${chromiumVersion(executablePath)}/{arg}-{projectName}{ext}`,
  workers: 2,
  timeout: 60_000,
  // Edges of letters are drawn a shade otherwise on another processor. A word that is marked in the head is two hundred pixels.
  expect: { toHaveScreenshot: { animations: 'disabled', caret: 'hide', maxDiffPixels: 80 } },
  reporter: [['list']],
  use: {
    baseURL: process.env['OFFICE_URL']!,
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Europe/Budapest',
    launchOptions: { executablePath, chromiumSandbox: process.getuid?.() !== 0 },
  },
});
