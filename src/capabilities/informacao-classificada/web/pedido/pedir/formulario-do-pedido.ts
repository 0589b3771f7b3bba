import { z } from 'zod';
import { canaisDoPedido } from '#capabilities/manifestacao/domain/em-nome.ts';
import {
  type PessoaSemConta,
  pessoaSemConta,
} from '#capabilities/manifestacao/domain/registrar/atendimento.ts';
import { TipoDocumentoDoCaso } from '#kernel/numeros/documento.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { dataExistente } from '#kernel/validacao/regras-de-data.ts';
import { semEsperar } from '#kernel/validacao/sem-esperar.ts';
import { camposDaPessoa } from '#shell/ui/form/documento-escrito.ts';
import { textoDoPedido } from '../../../domain/pedido/decisao.ts';
import { digaComoAvisar } from '../../../domain/pedido/pedido-errors.ts';

export const MAX_DESCRICAO = 2000;

/** In the own account, without one, or by who attends at the desk. */
export type Modo = 'conta' | 'sem-conta' | 'balcao';

const pessoaVazia = {
  nome: '',
  email: '',
  telefone: '',
  endereco: '',
  cpf: '',
  outroDocumento: { tipo: String(TipoDocumentoDoCaso.cpf), numero: '' },
};
type PessoaEscrita = typeof pessoaVazia;

interface Escrito {
  idOuvidoria: string;
  codigo: string;
  descricao: string;
  texto: string;
  requerente: PessoaEscrita;
  canal: (typeof canaisDoPedido)[number];
  recebidaEm: string;
}
export interface Dados extends Omit<Escrito, 'requerente'> {
  /** Undefined in the own account, which says who asks. */
  requerente: PessoaSemConta | undefined;
}

export const vazio = (idOuvidoria: string, codigo: string): Escrito => ({
  idOuvidoria,
  codigo,
  descricao: '',
  texto: '',
  requerente: pessoaVazia,
  canal: 'balcao',
  recebidaEm: '',
});

const pessoa = z.preprocess((escrita) => camposDaPessoa(escrita as PessoaEscrita), pessoaSemConta);

/** The rules of the server that need no server; `soProprio`: staff of one office do not choose it. */
export const schemaDoPedido = (modo: Modo, soProprio = false): z.ZodType<Dados, Escrito> => {
  const campos = z.object({
    canal: z.enum(canaisDoPedido),
    recebidaEm: campo('Dia em que a carta chegou', z.string().check(dataExistente())),
    idOuvidoria: campo('Órgão', soProprio ? z.string() : z.string().min(1)),
    requerente: modo === 'conta' ? z.unknown().transform(() => undefined) : pessoa,
    codigo: campo('Código', z.string().trim().max(80)),
    descricao: campo('Descrição da informação', z.string().trim().max(MAX_DESCRICAO)),
    texto: campo('Razões do pedido', textoDoPedido),
  });
  const comInformacao = semEsperar(campos, 'descricao', ({ codigo, descricao }) =>
    codigo.trim() === '' && descricao.trim() === ''
      ? 'Informe o código ou descreva a informação.'
      : undefined,
  );
  const comDia = semEsperar(comInformacao, 'recebidaEm', ({ canal, recebidaEm }) =>
    modo === 'balcao' && canal === 'carta' && recebidaEm === ''
      ? 'Diga em que dia a carta chegou.'
      : undefined,
  );
  return semEsperar(comDia, 'requerente.email', ({ requerente }) =>
    modo === 'sem-conta' && !requerente?.email && !requerente?.endereco
      ? digaComoAvisar().message
      : undefined,
  ) as unknown as z.ZodType<Dados, Escrito>;
};
