/** Data Package and Table Schema 1.0 (datapackage.org), rule by rule; each function gives what is wrong. */
interface Campo {
  readonly name: string;
  readonly type: string;
  readonly format?: string;
  readonly trueValues?: readonly string[];
  readonly falseValues?: readonly string[];
  readonly constraints?: {
    readonly required?: boolean;
    readonly enum?: readonly string[];
    readonly pattern?: string;
  };
}
export interface Esquema {
  readonly fields: readonly Campo[];
  readonly primaryKey?: string;
  readonly missingValues?: readonly string[];
  readonly foreignKeys?: readonly {
    readonly fields: string;
    readonly reference: { readonly resource: string; readonly fields: string };
  }[];
}
export interface Recurso {
  readonly name: string;
  readonly path: string;
  readonly profile?: string;
  readonly format: string;
  readonly encoding?: string;
  readonly compression?: string;
  readonly innerpath?: string;
  readonly bytes: number;
  readonly hash: string;
  readonly dialect?: { readonly delimiter: string };
  readonly schema?: string | Esquema;
}
export interface Pacote {
  readonly name: string;
  readonly resources: readonly Recurso[];
  readonly licenses: readonly { readonly name?: string; readonly path?: string }[];
}

const NOME = /^[-a-z0-9._/]+$/;
const TIPOS = ['string', 'integer', 'date', 'boolean'];
const se = (errado: boolean, motivo: string): string[] => (errado ? [motivo] : []);

export const errosDoPacote = ({ name, resources, licenses }: Pacote): string[] => [
  ...se(!NOME.test(name), 'package: name'),
  ...se(resources.length === 0, 'package: resources minItems 1'),
  ...se(
    licenses.some((licenca) => !licenca.name && !licenca.path),
    'license: name or path',
  ),
  ...se(
    new Set(resources.map((recurso) => recurso.name)).size !== resources.length,
    'resource: names unique',
  ),
  ...resources.flatMap((recurso) => [
    ...se(!NOME.test(recurso.name), `${recurso.name}: name`),
    ...se(/^[/\\]|\.\.|^\w+:/.test(recurso.path), `${recurso.name}: path relative and below`),
    ...se(!/^sha256:[0-9a-f]{64}$/.test(recurso.hash), `${recurso.name}: hash`),
    ...se(!Number.isSafeInteger(recurso.bytes) || recurso.bytes < 0, `${recurso.name}: bytes`),
    ...se(
      recurso.profile === 'tabular-data-resource' && (!recurso.schema || recurso.format !== 'csv'),
      `${recurso.name}: a tabular resource has a schema`,
    ),
    ...se(recurso.compression === 'zip' && !recurso.innerpath, `${recurso.name}: innerpath`),
  ]),
];

export const errosDoEsquema = ({ fields, primaryKey, foreignKeys = [] }: Esquema): string[] => {
  const nomes = fields.map(({ name }) => name);
  return [
    ...se(nomes.length === 0, 'fields minItems 1'),
    ...se(new Set(nomes).size !== nomes.length, 'field names unique'),
    ...se(primaryKey !== undefined && !nomes.includes(primaryKey), 'primaryKey is a field'),
    ...foreignKeys.flatMap((chave) => se(!nomes.includes(chave.fields), 'foreignKeys are fields')),
    ...fields.flatMap(({ name, type, format, constraints }) => [
      ...se(!name, 'field: name'),
      ...se(!TIPOS.includes(type), `${name}: type ${type}`),
      ...se(format !== undefined && (type !== 'date' || format !== '%d/%m/%Y'), `${name}: format`),
      ...se(constraints?.pattern !== undefined && type !== 'string', `${name}: pattern of a string`),
    ]),
  ];
};

const isDia = (ano: string, mes: string, dia: string): boolean => {
  const data = new Date(`${ano}-${mes}-${dia}T00:00:00Z`);
  return !Number.isNaN(data.getTime()) && data.toISOString().startsWith(`${ano}-${mes}-${dia}`);
};

const isDoTipo = (campo: Campo, valor: string): boolean => {
  switch (campo.type) {
    case 'integer':
      return /^-?\d+$/.test(valor);
    case 'boolean':
      return [...(campo.trueValues ?? ['true']), ...(campo.falseValues ?? ['false'])].includes(valor);
    case 'date': {
      const [, a = '', m = '', d = ''] =
        (campo.format ? /^(\d\d)\/(\d\d)\/(\d{4})$/ : /^(\d{4})-(\d\d)-(\d\d)$/).exec(valor) ?? [];
      return campo.format ? isDia(d, m, a) : isDia(a, m, d);
    }
    default:
      return true;
  }
};

const errosDaCelula = (campo: Campo, valor: string, vazios: readonly string[]): string[] => {
  const { required, enum: valores, pattern } = campo.constraints ?? {};
  if (vazios.includes(valor)) return se(required === true, `${campo.name} is required`);
  return [
    ...se(!isDoTipo(campo, valor), `${campo.name}: '${valor}' is no ${campo.type}`),
    ...se(
      valores !== undefined && !valores.includes(valor),
      `${campo.name}: '${valor}' is none of its values`,
    ),
    ...se(
      pattern !== undefined && !new RegExp(`^(?:${pattern})$`).test(valor),
      `${campo.name}: '${valor}' has another form`,
    ),
  ];
};

/** Header, types, constraints and primary key of a whole table. */
export const errosDaTabela = (
  { fields, primaryKey, missingValues = [''] }: Esquema,
  [cabecalho = [], ...linhas]: readonly (readonly string[])[],
): string[] => {
  const lugar = fields.findIndex(({ name }) => name === primaryKey);
  const chaves = linhas.map((linha) => linha[lugar]);
  return [
    ...se(cabecalho.join('|') !== fields.map(({ name }) => name).join('|'), `header: ${cabecalho.join('|')}`),
    ...linhas.flatMap((linha) =>
      fields.flatMap((campo, i) => errosDaCelula(campo, linha[i] ?? '', missingValues)),
    ),
    ...se(lugar !== -1 && new Set(chaves).size !== chaves.length, `primary key ${primaryKey} twice`),
  ];
};
