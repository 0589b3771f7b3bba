import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';
import { umaLinha } from '#kernel/validacao/uma-linha.ts';
import { enderecoWeb, vazioENada } from './dados-do-orgao.ts';

/** A service of the office, as shown in the directory. */
export const dadosDoServico = z.strictObject({
  nome: campo('Nome', z.string().overwrite(umaLinha).trim().min(3).max(150)),
  descricao: campo('Descrição', z.string().trim().min(10).max(1000)),
  link: vazioENada(campo('Endereço na internet', enderecoWeb.max(300))),
  /** In words: 'Estudantes', 'Empresas exportadoras'. */
  publico: vazioENada(campo('Para quem é', z.string().trim().max(200))),
  ativo: z.boolean().default(true),
});
export type DadosDoServico = z.output<typeof dadosDoServico>;
