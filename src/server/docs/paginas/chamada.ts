import { html, Markup } from '../../sign-on/pages/html.ts';
import { type Conteudo, exemploDoConteudo, type Parametro } from '../documento.ts';
import type { Chamada } from '../openapi.ts';
import { regraDe, tabelaDeCampos, tipoDe } from './campos.ts';
import { tabelasPorTipo } from './por-tipo.ts';
import { tabela } from './tabela.ts';

const codigo = (rotulo: string, texto: string): Markup =>
  html`<figure><figcaption>${rotulo}</figcaption><pre tabindex="0"><code>${texto}</code></pre></figure>`;

const bonito = (valor: unknown): string => JSON.stringify(valor, null, 2);

/** Quoted for a shell, with single quotes. */
const entreAspas = (texto: string): string => `'${texto.replaceAll("'", "'\\''")}'`;

const emFormulario = (valor: unknown): string =>
  new URLSearchParams(
    Object.entries(valor as Record<string, unknown>).map(([nome, item]) => [nome, String(item)]),
  ).toString();

const enderecoDe = ({ caminho, operacao }: Chamada, origem: string): string => {
  const parametros = operacao.parameters ?? [];
  const preenchido = parametros
    .filter((parametro) => parametro.in === 'path')
    .reduce(
      (texto, { name, example }) => texto.replace(`{${name}}`, encodeURIComponent(String(example ?? name))),
      caminho,
    );
  const query = parametros.filter(
    (parametro) => parametro.in === 'query' && parametro.required && parametro.example !== undefined,
  );
  const escolhidos = new URLSearchParams(
    query.map(({ name, example }) => [name, String(example)]),
  ).toString();
  return `${origem}${preenchido}${escolhidos && `?${escolhidos}`}`;
};

/** The call as a curl command. */
const curl = (chamada: Chamada, origem: string): string => {
  const { metodo, operacao, parte, endpoint } = chamada;
  const [tipo, conteudo] = Object.entries(operacao.requestBody?.content ?? {})[0] ?? [];
  const corpo = conteudo && exemploDoConteudo(conteudo);
  return [
    `curl${metodo === 'GET' ? '' : ` -X ${metodo}`} ${entreAspas(enderecoDe(chamada, origem))}`,
    parte === 'integracao' && endpoint.integracao !== 'oauth' && `-H 'Authorization: Bearer SEU_TOKEN'`,
    parte === 'app' && `-b 'sessao=SUA_SESSAO'`,
    tipo && tipo !== 'multipart/form-data' && `-H ${entreAspas(`Content-Type: ${tipo}`)}`,
    tipo === 'application/octet-stream' && `--data-binary @arquivo.pdf`,
    tipo === 'multipart/form-data' && `-F 'arquivo=@arquivo.pdf'`,
    corpo !== undefined && tipo === 'application/json' && `--data ${entreAspas(JSON.stringify(corpo))}`,
    corpo !== undefined &&
      tipo === 'application/x-www-form-urlencoded' &&
      `--data ${entreAspas(emFormulario(corpo))}`,
  ]
    .filter((linha) => typeof linha === 'string')
    .join(' \\\n  ');
};

const ONDE = { path: 'caminho', query: 'consulta', header: 'cabeçalho' } as const;

const tabelaDeParametros = (parametros: readonly Parametro[], id: string): Markup | null =>
  parametros.length === 0
    ? null
    : tabela(
        `Parâmetros de ${id}`,
        ['Nome', 'Onde', 'Tipo', 'Obrigatório', 'Regra'],
        parametros.map(
          ({ name, in: onde, required, schema, description = '' }) =>
            [
              name,
              ONDE[onde],
              tipoDe(schema),
              required ? 'sim' : 'não',
              regraDe({ description, ...schema }),
            ] as const,
        ),
      );

const aviso = ({ endpoint: { obsoleto } }: Chamada): Markup | null =>
  obsoleto
    ? html`<p class="aviso"><strong>Vai acabar.</strong> Não use em programas novos${
        obsoleto.fim &&
        html`; deixa de responder em ${obsoleto.fim.toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' })}`
      }. <a href="/api/docs${obsoleto.leia}">O que usar no lugar</a>.</p>`
    : null;

const exemplosDe = ({ example, examples }: Conteudo): readonly Markup[] => {
  if (example !== undefined) return [codigo('Exemplo', bonito(example))];
  return Object.values(examples ?? {}).map(
    ({ summary, value }) =>
      html`<details class="exemplo"><summary>Exemplo: ${summary}</summary>${codigo(summary, bonito(value))}</details>`,
  );
};

const parteDobrada = (rotulo: string, conteudo: Conteudo | undefined, id: string): Markup | null =>
  conteudo === undefined
    ? null
    : html`<details><summary>${rotulo}</summary>${tabelaDeCampos(`${rotulo} de ${id}`, conteudo.schema)}${tabelasPorTipo(
        conteudo.schema,
      )}${exemplosDe(conteudo)}</details>`;

/** What the guide says once, where it applies to the call. */
const noGuia = ({ parte, operacao }: Chamada): readonly Markup[] => {
  const tem = (nome: string) => operacao.parameters?.some(({ name }) => name === nome);
  const assuntos = [
    parte === 'integracao' && html` <a href="/api/docs/guia#limites">Limites</a>.`,
    tem('PosInicioPagina') && html` <a href="/api/docs/guia#paginacao">Paginação</a>.`,
    tem('Idempotency-Key') &&
      html` <a href="/api/docs/guia#idempotencia">Repetir sem registrar duas vezes</a>.`,
  ];
  return assuntos.filter((assunto) => assunto instanceof Markup);
};

const linkDoConsole = ({ parte, operacao, endpoint }: Chamada): Markup | false =>
  parte === 'integracao' &&
  endpoint.integracao !== 'oauth' &&
  html`<p><a href="/api/docs/console#${operacao.operationId}">Experimentar no console</a></p>`;

/** One call: who may make it, what it takes, what it answers, and the command for a terminal. */
export const secaoDaChamada = (chamada: Chamada, origem: string): Markup => {
  const { metodo, caminho, operacao } = chamada;
  const id = `${metodo} ${caminho}`;
  const [tipo, corpo] = Object.entries(operacao.requestBody?.content ?? {})[0] ?? [];
  const resposta = operacao.responses['200'];
  const recusas = Object.keys(operacao.responses).filter((status) => status !== '200');
  return html`<section class="chamada" id="${operacao.operationId}" aria-labelledby="${operacao.operationId}-titulo">
    <h2 id="${operacao.operationId}-titulo"><span class="metodo ${metodo.toLowerCase()}">${metodo}</span> <code>${caminho}</code></h2>
    <p>${operacao.summary}</p>
    ${aviso(chamada)}
    <p class="apoio">${operacao.description}</p>
    ${tabelaDeParametros(operacao.parameters ?? [], id)}
    ${parteDobrada(`Corpo enviado (${tipo})`, corpo, id)}
    ${Object.entries(resposta.headers ?? {}).map(
      ([nome, { description }]) => html`<p>Cabeçalho da resposta <code>${nome}</code>: ${description}</p>`,
    )}
    ${parteDobrada('Resposta 200', resposta.content?.['application/json'], id)}
    ${codigo('Chamada', curl(chamada, origem))}
    ${linkDoConsole(chamada)}
    <p class="apoio">Recusas: ${recusas.join(', ')}. <a href="/api/docs/guia#erros">Como são</a>.${noGuia(chamada)}</p>
  </section>`;
};
