import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { nomesDasConfiguracoes } from '#server/config.ts';
import { SAUDE } from '../src/server/saude/enderecos.ts';

const DEPLOY = join(import.meta.dirname, '../deploy');
const KUBERNETES = join(DEPLOY, 'kubernetes');
const ler = (...partes: string[]): string => readFileSync(join(DEPLOY, ...partes), 'utf8');

/** Set by images and Node themselves. */
const DE_OUTROS = ['NODE_ENV', 'NODE_EXTRA_CA_CERTS'];
const conhecidas = new Set([...nomesDasConfiguracoes, ...DE_OUTROS]);
const desconhecidas = (nomes: Iterable<string>): string[] =>
  [...nomes].filter((nome) => !conhecidas.has(nome));

const nomes = z.record(z.string(), z.string());
const sonda = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) }).optional();
const seguranca = z.object({
  allowPrivilegeEscalation: z.literal(false),
  readOnlyRootFilesystem: z.literal(true),
  capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
});
const contentor = z.object({
  name: z.string(),
  image: z.string(),
  command: z.array(z.string()).optional(),
  ports: z.array(z.object({ name: z.string(), containerPort: z.int() })).optional(),
  envFrom: z.array(z.object({ configMapRef: z.object({ name: z.string() }) })),
  env: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
  securityContext: seguranca,
  resources: z.object({ requests: nomes, limits: nomes }),
  startupProbe: sonda,
  livenessProbe: sonda,
  readinessProbe: sonda,
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
});
const pod = z.object({
  metadata: z.object({ labels: nomes }),
  spec: z.object({
    automountServiceAccountToken: z.literal(false),
    serviceAccountName: z.string(),
    securityContext: z.object({
      runAsNonRoot: z.literal(true),
      runAsUser: z.int().min(1),
      fsGroup: z.int().min(1),
    }),
    containers: z.tuple([contentor]),
    volumes: z.array(
      z.object({
        name: z.string(),
        secret: z.object({ secretName: z.string(), defaultMode: z.literal(0o440) }).optional(),
        persistentVolumeClaim: z.object({ claimName: z.string() }).optional(),
      }),
    ),
  }),
});
type Pod = z.infer<typeof pod>;
interface Manifesto {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly [parte: string]: unknown;
}

const manifestosDe = (pasta: string): Manifesto[] => {
  const { resources } = z
    .object({ resources: z.array(z.string()) })
    .parse(parse(readFileSync(join(KUBERNETES, pasta, 'kustomization.yaml'), 'utf8')));
  return resources
    .filter((nome) => nome.endsWith('.yaml'))
    .flatMap((nome) => parseAllDocuments(readFileSync(join(KUBERNETES, pasta, nome), 'utf8')))
    .map((documento) => documento.toJS() as Manifesto);
};
const todos = manifestosDe('base');
const um = (kind: string, name = 'escuta-br'): Manifesto => {
  const achado = todos.find((cada) => cada.kind === kind && cada.metadata.name === name);
  if (!achado) throw new Error(`There is no ${kind} ${name}`);
  return achado;
};
const comModelo = z.object({ spec: z.object({ template: pod }) });
const pods: Readonly<Record<string, Pod>> = {
  plataforma: comModelo.parse(um('Deployment')).spec.template,
  migracao: comModelo.parse(um('Job', 'escuta-br-migracao')).spec.template,
  copia: z.object({ spec: z.object({ jobTemplate: comModelo }) }).parse(um('CronJob', 'escuta-br-copia')).spec
    .jobTemplate.spec.template,
};
const seletor = z.object({ spec: z.object({ selector: z.object({ matchLabels: nomes }) }) });
const dados = z.object({ data: nomes });

describe('the manifests of Kubernetes', () => {
  it.each(['base', 'producao'])(
    '%s: every file of the folder is in its list, and the other way round',
    (pasta) => {
      const { resources, patches = [] } = z
        .object({
          resources: z.array(z.string()),
          patches: z.array(z.object({ path: z.string() })).optional(),
        })
        .parse(parse(readFileSync(join(KUBERNETES, pasta, 'kustomization.yaml'), 'utf8')));
      const ditos = [
        ...resources.filter((nome) => nome.endsWith('.yaml')),
        ...patches.map(({ path }) => path),
      ];
      const ha = readdirSync(join(KUBERNETES, pasta)).filter((nome) => nome !== 'kustomization.yaml');
      expect(ditos.toSorted()).toEqual(ha.toSorted());
    },
  );

  it.each(Object.keys(pods))('%s runs without root, without writing, without rights', (nome) => {
    // `pod` itself demands it; here it is shown that all three were read.
    expect(pods[nome]?.spec.containers[0].securityContext.readOnlyRootFilesystem).toBe(true);
  });

  it.each(Object.entries(pods))(
    '%s mounts what it says it has, and writes nowhere else',
    (_nome, { spec }) => {
      const tem = spec.volumes.map(({ name }) => name);
      expect(spec.containers[0].volumeMounts.map(({ name }) => name).toSorted()).toEqual(tem.toSorted());
      for (const { persistentVolumeClaim } of spec.volumes)
        if (persistentVolumeClaim) um('PersistentVolumeClaim', persistentVolumeClaim.claimName);
      expect(um('ServiceAccount', spec.serviceAccountName)).toBeDefined();
    },
  );

  it('every setting is one that the platform knows, and secrets come from files that are mounted', () => {
    const { data } = dados.parse(um('ConfigMap'));
    expect(desconhecidas(Object.keys(data))).toEqual([]);
    const producao = dados.parse(parse(readFileSync(join(KUBERNETES, 'producao/configmap.yaml'), 'utf8')));
    expect(desconhecidas(Object.keys(producao.data))).toEqual([]);
    for (const { spec } of Object.values(pods)) {
      const [{ env, volumeMounts }] = spec.containers;
      expect(desconhecidas(env.map(({ name }) => name))).toEqual([]);
      const arquivos = [
        ...Object.entries(data),
        ...env.map(({ name, value }) => [name, value] as const),
      ].filter(([nome]) => nome.endsWith('_FILE'));
      for (const [nome, caminho] of arquivos)
        expect(
          volumeMounts.some(({ mountPath }) => caminho.startsWith(`${mountPath}/`)),
          nome,
        ).toBe(true);
    }
  });

  it('only the migration is given the owner of the tables, only the backup its role', () => {
    const nomeados = Object.entries(pods).flatMap(([nome, { spec }]) =>
      spec.containers[0].env
        .filter(({ name }) => name.startsWith('DATABASE_'))
        .map(({ name }) => [nome, name]),
    );
    expect(nomeados).toEqual([
      ['migracao', 'DATABASE_URL_MIGRACOES_FILE'],
      ['copia', 'DATABASE_URL_COPIA_FILE'],
    ]);
  });

  it('service, disruption budget, network policy and pods mean the same pods, and the same port', () => {
    const { labels } = pods.plataforma?.metadata ?? { labels: {} };
    const { spec } = z
      .object({ spec: z.object({ selector: nomes, ports: z.tuple([z.object({ targetPort: z.string() })]) }) })
      .parse(um('Service'));
    for (const dito of [spec.selector, seletor.parse(um('Deployment')).spec.selector.matchLabels])
      expect(labels).toMatchObject(dito);
    expect(labels).toMatchObject(seletor.parse(um('PodDisruptionBudget')).spec.selector.matchLabels);
    // Backups and migrations are no pods of the service.
    for (const outro of ['migracao', 'copia'])
      expect(pods[outro]?.metadata.labels).not.toMatchObject(spec.selector);
    const porta = pods.plataforma?.spec.containers[0].ports?.[0];
    expect(porta?.name).toBe(spec.ports[0].targetPort);
    expect(String(porta?.containerPort)).toBe(dados.parse(um('ConfigMap')).data.PORT);
    const rede = z
      .object({
        spec: z.object({
          podSelector: z.object({ matchLabels: nomes }),
          ingress: z.tuple([z.object({ ports: z.tuple([z.object({ port: z.int() })]) })]),
        }),
      })
      .parse(um('NetworkPolicy'));
    for (const { metadata } of Object.values(pods))
      expect(metadata.labels).toMatchObject(rede.spec.podSelector.matchLabels);
    expect(rede.spec.ingress[0].ports[0].port).toBe(porta?.containerPort);
  });

  it('three pods, of which two always serve; one is asked whether it lives, and whether it is ready', () => {
    expect(um('Deployment').spec).toMatchObject({
      replicas: 3,
      strategy: { rollingUpdate: { maxUnavailable: 0 } },
    });
    expect(um('PodDisruptionBudget').spec).toMatchObject({ minAvailable: 2 });
    const { startupProbe, livenessProbe, readinessProbe } = pods.plataforma?.spec.containers[0] ?? {};
    expect([startupProbe, livenessProbe, readinessProbe].map((cada) => cada?.httpGet.path)).toEqual([
      SAUDE.viva,
      SAUDE.viva,
      SAUDE.pronta,
    ]);
  });
});

describe('the compose file', () => {
  const servico = z.object({
    read_only: z.boolean().optional(),
    user: z.string().optional(),
    environment: nomes,
    secrets: z.array(z.string()),
    network_mode: z.string().optional(),
  });
  const { services, secrets, volumes } = z
    .object({
      services: z.record(z.string(), servico),
      secrets: z.record(z.string(), z.object({ file: z.string() })),
      volumes: z.record(z.string(), z.object({})),
    })
    .parse(parse(ler('compose', 'compose.yaml'), { merge: true }));

  it('ours run without root and without writing, with settings that the platform knows', () => {
    for (const nome of ['plataforma', 'migracao', 'copia']) {
      expect(services[nome], nome).toMatchObject({ read_only: true, user: '10001:10001' });
      expect(desconhecidas(Object.keys(services[nome]?.environment ?? {}))).toEqual([]);
    }
  });

  it('secrets are files: those that settings name are given, and none is in an environment', () => {
    for (const [nome, { environment, secrets: dados }] of Object.entries(services)) {
      for (const [setting, valor] of Object.entries(environment)) {
        if (setting.endsWith('_FILE')) expect(dados, `${nome} ${setting}`).toContain(valor.split('/').at(-1));
        else expect(setting).not.toMatch(/(KEY|SECRET|PASSWORD|DATABASE_URL\w*|SMTP_URL)$/);
      }
      for (const segredo of dados) expect(secrets[segredo]?.file).toBe(`./segredos/${segredo}`);
    }
    expect(Object.keys(volumes).toSorted()).toEqual(['banco', 'copias', 'dados', 'socket']);
  });

  it('the database is in no network', () => {
    expect(services.banco?.network_mode).toBe('none');
  });
});

describe('the image', () => {
  const texto = ler('imagem', 'Containerfile');
  it('serves without root, asks itself whether it lives, and is built on a root that is named', () => {
    expect(texto).toMatch(/^ARG BASE=\S+$/m);
    expect([...texto.matchAll(/^FROM (?!plataforma)(.+?)(?: AS .*)?$/gm)].map(([, de]) => de)).toEqual([
      '$'.concat('{BASE}'),
      '$'.concat('{BASE}'),
    ]);
    expect(texto.match(/^USER .*$/gm)?.at(-1)).toBe('USER 10001:10001');
    expect(texto).toContain(`+'${SAUDE.viva}'`);
    const postas = [...texto.matchAll(/^ENV (.*)$/gm)].flatMap(([, linha = '']) =>
      [...linha.matchAll(/(\w+)=/g)].map(([, nome = '']) => nome),
    );
    expect(desconhecidas(postas)).toEqual([]);
  });
});

describe('the units of systemd', () => {
  const unidades = readdirSync(join(DEPLOY, 'systemd'));
  it.each(unidades.filter((nome) => nome.endsWith('.service')))(
    '%s: settings it knows, secrets as credentials',
    (nome) => {
      const texto = ler('systemd', nome);
      const postas = [...texto.matchAll(/^Environment=(\w+)=(.*)$/gm)];
      expect(desconhecidas(postas.map(([, setting = '']) => setting))).toEqual([]);
      const dadas = [...texto.matchAll(/^LoadCredential=([\w-]+):/gm)].map(([, credencial]) => credencial);
      const pedidas = postas.flatMap(([, , valor]) => /^%d\/(.+)$/.exec(valor ?? '')?.[1] ?? []);
      expect(pedidas.toSorted()).toEqual(dadas.toSorted());
      for (const dito of [
        'NoNewPrivileges=yes',
        'ProtectSystem=strict',
        'CapabilityBoundingSet=',
        'User=escuta',
      ])
        expect(texto.split('\n')).toContain(dito);
    },
  );

  it.each(unidades.filter((nome) => nome.endsWith('.timer')))('%s has the service that it starts', (nome) => {
    expect(unidades).toContain(nome.replace('.timer', '.service'));
  });
});
