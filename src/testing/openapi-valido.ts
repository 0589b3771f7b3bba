type Objeto = Readonly<Record<string, unknown>>;

const isObjeto = (valor: unknown): valor is Objeto =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);

const METODOS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
const TIPOS = ['null', 'boolean', 'object', 'array', 'number', 'string', 'integer'];
/** The keywords of JSON Schema 2020-12 that OpenAPI 3.1 allows; `nullable` belonged to 3.0. */
const PALAVRAS = new Set(
  `$ref type format title description properties required additionalProperties propertyNames items prefixItems anyOf oneOf
  allOf not enum const default pattern minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum multipleOf
  minItems maxItems uniqueItems minProperties maxProperties contentEncoding contentMediaType examples deprecated readOnly
  writeOnly`
    .trim()
    .split(/\s+/),
);
const COMPONENTE = /^[\w.-]+$/;

const resolve = (documento: Objeto, ref: string): unknown =>
  ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>(
      (atual, parte) =>
        isObjeto(atual) ? atual[parte.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined,
      documento,
    );

/** What in a document breaks the rules of OpenAPI 3.1, one sentence each; empty if valid. */
export const problemasDoOpenApi = (documento: Objeto): string[] => {
  const problemas: string[] = [];
  const exigir = (ok: unknown, onde: string, oQue: string): void => {
    if (!ok) problemas.push(`${onde}: ${oQue}`);
  };

  const conferirRef = (ref: unknown, onde: string): void => {
    exigir(
      typeof ref === 'string' && ref.startsWith('#/components/'),
      onde,
      `$ref ${String(ref)} leads outside`,
    );
    exigir(
      typeof ref === 'string' && resolve(documento, ref) !== undefined,
      onde,
      `$ref ${String(ref)} leads nowhere`,
    );
  };

  const conferirSchema = (schema: unknown, onde: string): void => {
    if (typeof schema === 'boolean') return;
    if (!isObjeto(schema)) {
      exigir(false, onde, 'is no schema');
      return;
    }
    if (schema.$ref !== undefined) conferirRef(schema.$ref, onde);
    for (const palavra of Object.keys(schema))
      exigir(PALAVRAS.has(palavra), onde, `unknown keyword ${palavra}`);
    if (schema.type !== undefined)
      for (const tipo of [schema.type].flat())
        exigir(TIPOS.includes(String(tipo)), onde, `type ${String(tipo)}`);
    if (schema.required !== undefined) {
      const nomes = schema.required as unknown[];
      exigir(Array.isArray(nomes) && new Set(nomes).size === nomes.length, onde, 'required is no set');
    }
    if (typeof schema.pattern === 'string') {
      try {
        new RegExp(schema.pattern, 'u');
      } catch {
        exigir(false, onde, `pattern ${schema.pattern}`);
      }
    }
    if (schema.enum !== undefined)
      exigir(Array.isArray(schema.enum) && schema.enum.length > 0, onde, 'empty enum');
    for (const [nome, campo] of Object.entries((schema.properties ?? {}) as Objeto))
      conferirSchema(campo, `${onde}.${nome}`);
    for (const palavra of ['anyOf', 'oneOf', 'allOf', 'prefixItems'] as const)
      if (schema[palavra] !== undefined) {
        const opcoes = schema[palavra] as unknown[];
        exigir(Array.isArray(opcoes) && opcoes.length > 0, onde, `empty ${palavra}`);
        for (const [i, opcao] of opcoes.entries()) conferirSchema(opcao, `${onde}.${palavra}${i}`);
      }
    for (const palavra of ['items', 'additionalProperties', 'propertyNames', 'not'] as const)
      if (schema[palavra] !== undefined) conferirSchema(schema[palavra], `${onde}.${palavra}`);
  };

  const conferirConteudo = (conteudo: unknown, onde: string): void => {
    if (!isObjeto(conteudo)) {
      exigir(false, onde, 'content is missing');
      return;
    }
    exigir(Object.keys(conteudo).length > 0, onde, 'content is empty');
    for (const [tipo, midia] of Object.entries(conteudo)) {
      exigir(/^[\w*.+-]+\/[\w*.+-]+$/.test(tipo), onde, `media type ${tipo}`);
      conferirSchema((midia as Objeto).schema, `${onde} ${tipo}`);
    }
  };

  const conferirResposta = (resposta: unknown, onde: string): void => {
    if (!isObjeto(resposta)) {
      exigir(false, onde, 'is no response');
      return;
    }
    if (resposta.$ref !== undefined) {
      conferirRef(resposta.$ref, onde);
      return;
    }
    exigir(typeof resposta.description === 'string', onde, 'description is missing');
    if (resposta.content !== undefined) conferirConteudo(resposta.content, onde);
  };

  const ids = new Set<string>();
  const tags = new Set(((documento.tags ?? []) as Objeto[]).map(({ name }) => name));
  const componentes = (documento.components ?? {}) as Objeto;
  const esquemas = (componentes.securitySchemes ?? {}) as Objeto;

  const conferirOperacao = (caminho: string, metodo: string, operacao: Objeto): void => {
    const onde = `${metodo} ${caminho}`;
    const { operationId, parameters = [], requestBody, responses, security = [] } = operacao;
    exigir(
      typeof operationId === 'string' && !ids.has(operationId),
      onde,
      `operationId ${String(operationId)}`,
    );
    ids.add(String(operationId));
    for (const tag of (operacao.tags ?? []) as unknown[]) exigir(tags.has(tag), onde, `tag ${String(tag)}`);
    const vistos = new Set<string>();
    for (const parametro of parameters as Objeto[]) {
      const { name, in: lugar, required, schema } = parametro;
      const chave = `${String(lugar)} ${String(name)}`;
      exigir(
        ['path', 'query', 'header', 'cookie'].includes(String(lugar)),
        onde,
        `parameter in ${String(lugar)}`,
      );
      exigir(!vistos.has(chave), onde, `parameter ${chave} twice`);
      exigir(lugar !== 'path' || required === true, onde, `${String(name)} must be required`);
      vistos.add(chave);
      conferirSchema(schema, `${onde} ${chave}`);
    }
    const nomes = [...caminho.matchAll(/\{(\w+)\}/g)].map(([, nome]) => `path ${nome}`);
    const declarados = [...vistos].filter((chave) => chave.startsWith('path '));
    exigir(
      nomes.sort().join() === declarados.sort().join(),
      onde,
      `path parameters ${nomes} / ${declarados}`,
    );
    if (requestBody !== undefined) {
      exigir(metodo !== 'get' && metodo !== 'head', onde, 'a body where none is read');
      conferirConteudo((requestBody as Objeto).content, `${onde} body`);
    }
    exigir(isObjeto(responses) && Object.keys(responses).length > 0, onde, 'no responses');
    for (const [status, resposta] of Object.entries((responses ?? {}) as Objeto)) {
      exigir(/^([1-5]\d\d|[1-5]XX|default)$/.test(status), onde, `status ${status}`);
      conferirResposta(resposta, `${onde} ${status}`);
    }
    for (const alternativa of security as Objeto[])
      for (const nome of Object.keys(alternativa)) exigir(nome in esquemas, onde, `security ${nome}`);
  };

  const info = (documento.info ?? {}) as Objeto;
  exigir(/^3\.1\.\d+$/.test(String(documento.openapi)), 'openapi', 'is not 3.1');
  exigir(
    typeof info.title === 'string' && typeof info.version === 'string',
    'info',
    'title or version is missing',
  );
  exigir(
    isObjeto(documento.paths) || isObjeto(documento.components),
    'document',
    'neither paths nor components',
  );
  for (const [caminho, operacoes] of Object.entries((documento.paths ?? {}) as Objeto)) {
    exigir(caminho.startsWith('/') && !/[?#:]/.test(caminho), caminho, 'is no path');
    for (const [metodo, operacao] of Object.entries(operacoes as Objeto)) {
      exigir(METODOS.includes(metodo), caminho, `method ${metodo}`);
      conferirOperacao(caminho, metodo, operacao as Objeto);
    }
  }
  // Two templates that differ only in the names of their parameters are the same path (4.8.8.2).
  const modelos = Object.keys((documento.paths ?? {}) as Objeto).map((caminho) =>
    caminho.replaceAll(/\{\w+\}/g, '{}'),
  );
  for (const modelo of new Set(modelos))
    exigir(modelos.filter((outro) => outro === modelo).length === 1, modelo, 'stands twice');
  for (const [nome, schema] of Object.entries((componentes.schemas ?? {}) as Objeto)) {
    exigir(COMPONENTE.test(nome), nome, 'is no name of a component');
    conferirSchema(schema, nome);
  }
  for (const [nome, resposta] of Object.entries((componentes.responses ?? {}) as Objeto)) {
    exigir(COMPONENTE.test(nome), nome, 'is no name of a component');
    conferirResposta(resposta, nome);
  }
  return problemas;
};
