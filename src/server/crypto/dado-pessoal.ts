import type { KyselyPlugin } from 'kysely';
import type { Config } from '../config.ts';
import { openBytes, sealBytes } from './envelope-bytes.ts';
import { hmacBytes } from './secret.ts';

/**
 * CPF, e-mail and telephone of accounts, and what a sign-on leaves in a session, are encrypted at rest. Repositories say which values
 * (`segredo`, `procurado`); the connection, which has the key, seals them on their way to the database and opens them on
 * their way back. What is looked up has a keyed hash beside it: exact matches only, and only with the key.
 */
type Tipo = 'documento' | 'email';

const semChave = (): never => {
  throw new Error('This connection was opened without the key of personal data');
};

class Segredo {
  /** Asked for by the driver only where nothing has sealed the value. */
  readonly toPostgres = semChave;
  readonly valor: string;
  constructor(valor: string) {
    this.valor = valor;
  }
}
class Procurado {
  readonly toPostgres = semChave;
  readonly tipo: Tipo;
  readonly valor: string;
  constructor(tipo: Tipo, valor: string) {
    this.tipo = tipo;
    this.valor = valor;
  }
}

/** A value to be written sealed. Typed as what is read back. */
export const segredo = <T extends string | null>(valor: T): T =>
  (valor === null ? null : new Segredo(valor)) as unknown as T;

/** The keyed hash of a value, to write beside it or to look it up. */
export const procurado = <T extends string | null>(tipo: Tipo, valor: T) =>
  (valor === null ? null : new Procurado(tipo, valor)) as unknown as T extends null ? null : Buffer;

const PREFIXO = 'dp1:';
const TAMANHO = 2;
/** Longer than any CPF and than most addresses: nearly all values have one length. */
const CLASSE = 64;
const CONTEXTO = Buffer.from('dado-pessoal/1');

/** The columns, under the names they are read by. */
const COLUNAS = [
  'email',
  'email_requerente',
  'emailDeQuemDeu',
  'telefone',
  'numero_documento',
  'cpf_responsavel',
  'cpf_do_convite',
  'cpf_govbr',
  'novidades_vistas',
  'nonce',
  'code_verifier',
  'para',
] as const;

export type ComChaves = Pick<Config, 'keyFor'>;

export const dadosPessoais = ({ keyFor }: ComChaves) => {
  const chave = keyFor('dado-pessoal');
  const busca = keyFor('dado-pessoal.busca');
  const selar = (valor: string): string => {
    const bytes = Buffer.from(valor, 'utf8');
    const cheio = Buffer.alloc(Math.ceil((TAMANHO + bytes.length) / CLASSE) * CLASSE);
    cheio.writeUInt16BE(bytes.length);
    bytes.copy(cheio, TAMANHO);
    return PREFIXO + sealBytes(chave, cheio, CONTEXTO).toString('base64');
  };
  const abrir = (guardado: string): string => {
    const cheio = openBytes(chave, Buffer.from(guardado.slice(PREFIXO.length), 'base64'), CONTEXTO);
    return cheio.subarray(TAMANHO, TAMANHO + cheio.readUInt16BE()).toString('utf8');
  };
  const hash = ({ tipo, valor }: Procurado): Buffer =>
    hmacBytes(busca, `${tipo}:${valor.trim().toLowerCase()}`);
  return {
    /** A statement's parameters as they are sent. */
    enviados: (valores: readonly unknown[]): unknown[] =>
      valores.map((valor) => {
        if (valor instanceof Segredo) return selar(valor.valor);
        return valor instanceof Procurado ? hash(valor) : valor;
      }),
    /** A row as it is read; values of an earlier version, still in the open, are left as they are. */
    lida: <R extends Record<string, unknown>>(row: R): R => {
      const abertos = COLUNAS.flatMap((coluna) => {
        const valor = row[coluna];
        return typeof valor === 'string' && valor.startsWith(PREFIXO)
          ? [[coluna, abrir(valor)] as const]
          : [];
      });
      return abertos.length > 0 ? { ...row, ...Object.fromEntries(abertos) } : row;
    },
  };
};

export type DadosPessoais = ReturnType<typeof dadosPessoais>;

/** Opens what every query reads. */
export const abrirAoLer = ({ lida }: DadosPessoais): KyselyPlugin => ({
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    const [primeira] = result.rows;
    const tem = primeira && COLUNAS.some((coluna) => coluna in primeira);
    return tem ? { ...result, rows: result.rows.map(lida) } : result;
  },
});

interface DadosDaConta {
  readonly email?: string | null;
  readonly telefone?: string | null;
  readonly numero_documento?: string | null;
  readonly cpf_responsavel?: string | null;
  readonly cpf_do_convite?: string | null;
}

/** The columns of an account as they are written: sealed, with what they are looked up by. */
export const contaGuardada = <C extends DadosDaConta>(conta: C) => {
  const {
    email,
    telefone,
    numero_documento: documento,
    cpf_responsavel: cpf,
    cpf_do_convite: convite,
  } = conta;
  return {
    ...conta,
    ...(email !== undefined && { email: segredo(email), email_busca: procurado('email', email) }),
    ...(telefone !== undefined && { telefone: segredo(telefone) }),
    ...(documento !== undefined && {
      numero_documento: segredo(documento),
      documento_busca: procurado('documento', documento),
    }),
    ...(cpf !== undefined && { cpf_responsavel: segredo(cpf) }),
    ...(convite !== undefined && {
      cpf_do_convite: segredo(convite),
      cpf_do_convite_busca: procurado('documento', convite),
    }),
  };
};
