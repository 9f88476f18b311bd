# The package, as `npm pack` makes it, on Node and nothing else. docs/operations.md, "Containers", says how to pin the image by its digest.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS pack
WORKDIR /source
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN mkdir /packed && npm pack --silent --pack-destination /packed

FROM ${NODE_IMAGE}
RUN --mount=type=bind,from=pack,source=/packed,target=/packed \
  npm install -g --ignore-scripts --no-audit --no-fund /packed/*.tgz && npm cache clean --force && \
  mkdir /data && chown node:node /data
ENV DATA_DIR=/data PORT=3000
# by number, which Kubernetes can tell from root
USER 1000:1000
WORKDIR /data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node is process 1: it takes SIGTERM itself, and waits for every process that it starts
ENTRYPOINT ["quietzone"]
CMD ["serve"]
