type Objeto = Readonly<Record<string, unknown>>;

const isObjeto = (valor: unknown): valor is Objeto =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);
const isTexto = (valor: unknown): valor is string => typeof valor === 'string';
const isTextos = (valor: unknown): boolean => Array.isArray(valor) && valor.every(isTexto);

const FORMATO = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
const METODOS = [
  'GET',
  'PUT',
  'POST',
  'PATCH',
  'DELETE',
  'COPY',
  'HEAD',
  'OPTIONS',
  'LINK',
  'UNLINK',
  'PURGE',
];
const MODOS = ['raw', 'urlencoded', 'formdata', 'file', 'graphql'];
const AUTORIZACOES = 'apikey awsv4 basic bearer digest edgegrid hawk noauth oauth1 oauth2 ntlm'.split(' ');
const DA_COLECAO = ['info', 'item', 'event', 'variable', 'auth', 'protocolProfileBehavior'];
const DO_PEDIDO = ['url', 'auth', 'proxy', 'certificate', 'method', 'description', 'header', 'body'];

/** What in a collection breaks the rules of Postman's Collection Format v2.1, one sentence each; empty if valid. */
export const problemasDaColecao = (colecao: unknown): string[] => {
  const problemas: string[] = [];
  const exigir = (ok: unknown, onde: string, oQue: string): void => {
    if (!ok) problemas.push(`${onde}: ${oQue}`);
  };
  const conhecidas = (objeto: Objeto, nomes: readonly string[], onde: string): void => {
    for (const nome of Object.keys(objeto)) exigir(nomes.includes(nome), onde, `unknown ${nome}`);
  };
  const pares = (valor: unknown, onde: string, comValor: boolean): void => {
    if (valor === undefined) return;
    exigir(Array.isArray(valor), onde, 'is no list');
    for (const par of Array.isArray(valor) ? valor : []) {
      const isPar = isObjeto(par) && isTexto(par.key) && par.key !== '';
      exigir(isPar, onde, 'a pair without key');
      exigir(!isPar || !comValor || isTexto(par.value), onde, 'a pair whose value is no text');
      exigir(
        !isPar || ['undefined', 'boolean'].includes(typeof par.disabled),
        onde,
        'disabled is no boolean',
      );
    }
  };
  const autorizacao = (valor: unknown, onde: string): void => {
    if (valor === undefined || valor === null) return;
    const tipo = isObjeto(valor) ? valor.type : undefined;
    exigir(isTexto(tipo) && AUTORIZACOES.includes(tipo), onde, 'auth of an unknown type');
    if (isObjeto(valor) && isTexto(tipo)) {
      conhecidas(valor, ['type', tipo], `${onde} auth`);
      pares(valor[tipo], `${onde} auth`, false);
    }
  };
  const url = (valor: unknown, onde: string): void => {
    exigir(isObjeto(valor), onde, 'no url');
    if (!isObjeto(valor)) return;
    exigir(isTexto(valor.raw), onde, 'url without raw');
    exigir(isTextos(valor.host) && isTextos(valor.path), onde, 'host and path are lists of texts');
    pares(valor.query, `${onde} query`, true);
    pares(valor.variable, `${onde} variable`, true);
    const nomes = Array.isArray(valor.variable) ? valor.variable.map((cada) => cada?.key) : [];
    const usadas = Array.isArray(valor.path)
      ? valor.path.filter((parte) => String(parte).startsWith(':'))
      : [];
    exigir(
      JSON.stringify(usadas.map((parte) => parte.slice(1))) === JSON.stringify(nomes),
      onde,
      'the variables are not those of the path',
    );
  };
  const corpo = (valor: unknown, onde: string): void => {
    if (valor === undefined || valor === null) return;
    const modo = isObjeto(valor) ? valor.mode : undefined;
    exigir(isTexto(modo) && MODOS.includes(modo), onde, 'body of an unknown mode');
    if (!isObjeto(valor) || !isTexto(modo)) return;
    exigir(valor[modo] !== undefined, onde, `body without ${modo}`);
    if (modo === 'raw') exigir(isTexto(valor.raw), onde, 'raw is no text');
    else pares(valor[modo], `${onde} body`, true);
  };
  const eventos = (valor: unknown, onde: string): void => {
    for (const evento of Array.isArray(valor) ? valor : []) {
      exigir(['test', 'prerequest'].includes(evento?.listen), onde, 'event without listen');
      exigir(isTextos(evento?.script?.exec) || isTexto(evento?.script?.exec), onde, 'script without exec');
    }
  };
  const item = (valor: unknown, onde: string): void => {
    exigir(isObjeto(valor), onde, 'is no item');
    if (!isObjeto(valor)) return;
    exigir(isTexto(valor.name), onde, 'without name');
    exigir((valor.item === undefined) !== (valor.request === undefined), onde, 'neither folder nor request');
    eventos(valor.event, onde);
    if (valor.item !== undefined) itens(valor.item, `${onde}/${String(valor.name)}`);
    if (!isObjeto(valor.request)) return;
    const aqui = `${onde}/${String(valor.name)}`;
    conhecidas(valor.request, DO_PEDIDO, aqui);
    exigir(isTexto(valor.request.method) && METODOS.includes(valor.request.method), aqui, 'unknown method');
    exigir(valor.response === undefined || Array.isArray(valor.response), aqui, 'response is no list');
    pares(valor.request.header, `${aqui} header`, true);
    autorizacao(valor.request.auth, aqui);
    url(valor.request.url, aqui);
    corpo(valor.request.body, aqui);
  };
  const itens = (valor: unknown, onde: string): void => {
    exigir(Array.isArray(valor), onde, 'item is no list');
    for (const cada of Array.isArray(valor) ? valor : []) item(cada, onde);
  };

  exigir(isObjeto(colecao), 'collection', 'is no object');
  if (!isObjeto(colecao)) return problemas;
  conhecidas(colecao, DA_COLECAO, 'collection');
  const info = isObjeto(colecao.info) ? colecao.info : {};
  exigir(isTexto(info.name) && info.name !== '', 'info', 'without name');
  exigir(info.schema === FORMATO, 'info', 'another format');
  autorizacao(colecao.auth, 'collection');
  pares(colecao.variable, 'collection variable', true);
  itens(colecao.item, '');
  return problemas;
};
