import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { roteirosDaSaude } from '#capabilities/saude-da-plataforma/domain/conferir-saude.ts';
import { MEDIDAS, type NomeDaMedida, nomesDasMedidas } from './definicoes.ts';

const RAIZ = path.resolve(import.meta.dirname, '../../..');
const ler = (arquivo: string): Promise<string> => readFile(path.join(RAIZ, arquivo), 'utf8');

interface Alerta {
  readonly nome: string;
  readonly expr: string;
  readonly gravidade: string;
  readonly resumo: string;
  readonly roteiro: string;
}

/** One shape for every alert: the file is read by people, and by this. */
const ALERTA = new RegExp(
  [
    '^      - alert: (?<nome>\\w+)',
    '        expr: (?<expr>.+)',
    '        for: \\d+[mhd]',
    '        labels:',
    '          severity: (?<gravidade>critica|aviso)',
    '        annotations:',
    '          summary: (?<resumo>.+)',
    '          runbook_url: (?<roteiro>\\S+)$',
  ].join('\\n'),
  'gm',
);

/** A text of YAML, in whichever quotes: only double ones know escapes. */
const semAspas = (texto: string): string =>
  texto.startsWith("'") ? texto.slice(1, -1).replaceAll("''", "'") : JSON.parse(texto);

const lerAlertas = (texto: string): readonly Alerta[] =>
  [...texto.matchAll(ALERTA)].map(
    ({ groups: { nome = '', expr = '', gravidade = '', resumo = '', roteiro = '' } = {} }) => ({
      nome,
      expr: semAspas(expr),
      gravidade,
      resumo: semAspas(resumo),
      roteiro,
    }),
  );

interface Painel {
  readonly id: number;
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}

let regras: string;
let alertas: readonly Alerta[];
let paineis: readonly Painel[];
let guia: string;
beforeAll(async () => {
  regras = await ler('deploy/monitoramento/alertas.yml');
  alertas = lerAlertas(regras);
  paineis = JSON.parse(await ler('deploy/monitoramento/painel.json')).panels;
  guia = await ler('docs/operacao/alertas.md');
});

const consultas = (): readonly string[] => [
  ...alertas.map(({ expr }) => expr),
  ...paineis.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
];

const PARTE_DO_HISTOGRAMA = /_(bucket|sum|count)$/;
const medidaDe = (nome: string): string => (nome in MEDIDAS ? nome : nome.replace(PARTE_DO_HISTOGRAMA, ''));
const medidasEm = (expr: string): readonly string[] =>
  (expr.match(/\bescuta_[a-z0-9_]+/g) ?? []).map(medidaDe);
/** Put on by Prometheus itself, or part of a histogram. */
const DE_FORA = ['instance', 'job', 'le'];

describe('alert rules and dashboard for Prometheus and Grafana', () => {
  it('every alert of the file is read here', () => {
    expect(alertas.length).toBeGreaterThan(10);
    expect(alertas.map(({ nome }) => nome)).toEqual(
      [...regras.matchAll(/- alert: (\w+)/g)].map(([, nome]) => nome),
    );
    expect(new Set(alertas.map(({ nome }) => nome)).size).toBe(alertas.length);
  });

  it('name only figures that the server tells, and their labels', () => {
    const todos = new Set<string>([...DE_FORA, ...nomesDasMedidas.flatMap((nome) => MEDIDAS[nome].rotulos)]);
    for (const expr of consultas()) {
      for (const nome of medidasEm(expr)) expect([expr, nome in MEDIDAS]).toEqual([expr, true]);
      for (const [, nome = '', filtro = ''] of expr.matchAll(/\b(escuta_[a-z0-9_]+)\{([^}]*)\}/g)) {
        const rotulos: readonly string[] = [...DE_FORA, ...MEDIDAS[medidaDe(nome) as NomeDaMedida].rotulos];
        for (const [, rotulo = ''] of filtro.matchAll(/(\w+)(?:=~|!=|=)/g))
          expect([expr, rotulo, rotulos.includes(rotulo)]).toEqual([expr, rotulo, true]);
      }
      for (const [, por = ''] of expr.matchAll(/\bby \(([^)]*)\)/g))
        for (const rotulo of por.split(/,\s*/))
          expect([expr, rotulo, todos.has(rotulo)]).toEqual([expr, rotulo, true]);
      expect([expr, expr.split('(').length]).toEqual([expr, expr.split(')').length]);
    }
  });

  it('say of every figure where it is seen: none is told for nobody', () => {
    const vistas = new Set(consultas().flatMap(medidasEm));
    const soParaAPagina = ['escuta_http_recent_requests', 'escuta_http_recent_slow_requests'];
    expect(nomesDasMedidas.filter((nome) => !vistas.has(nome) && !soParaAPagina.includes(nome))).toEqual([]);
  });

  it('counters are read as rates, and what is read as a rate is a counter', () => {
    for (const expr of consultas())
      for (const [, nome = ''] of expr.matchAll(/(?:rate|increase)\((escuta_[a-z0-9_]+)/g))
        expect([nome, MEDIDAS[medidaDe(nome) as NomeDaMedida].tipo]).not.toEqual([nome, 'gauge']);
  });

  it('panels have names and numbers of their own', () => {
    expect(new Set(paineis.map(({ id }) => id)).size).toBe(paineis.length);
    expect(new Set(paineis.map(({ title }) => title)).size).toBe(paineis.length);
  });
});

describe('runbooks (docs/operacao/alertas.md)', () => {
  const secoes = () =>
    new Map(
      guia
        .split(/^## /m)
        .slice(1)
        .map((secao) => [secao.slice(0, secao.indexOf('\n')), secao] as const),
    );

  it('there is one for every alert, with what it means, what to look at and what to do, and none for nothing', () => {
    expect([...secoes().keys()]).toEqual(alertas.map(({ nome }) => nome));
    for (const { nome, gravidade, roteiro } of alertas) {
      const secao = secoes().get(nome) ?? '';
      for (const parte of [`\`${gravidade}\``, '**O que significa.**', '**O que olhar**', '**O que fazer**'])
        expect([nome, parte, secao.includes(parte)]).toEqual([nome, parte, true]);
      expect(roteiro).toBe(`docs/operacao/alertas.md#${nome.toLowerCase()}`);
    }
  });

  it("the page 'Saúde da plataforma' leads to sections that are there", () => {
    for (const roteiro of roteirosDaSaude) expect([roteiro, secoes().has(roteiro)]).toEqual([roteiro, true]);
  });
});
