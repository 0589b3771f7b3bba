import { z } from 'zod';
import {
  denuncia,
  elogio,
  reclamacao,
  solicitacao,
  sugestao,
} from '#capabilities/conteudo-da-resposta/domain/conteudo-minimo.ts';
import { rotuloDe } from '#kernel/validacao/campo.ts';
import { detalhesDoAcesso } from './detalhes-do-acesso.ts';
import { foraDosDetalhes, nomeDoDetalhe } from './nomes-dos-detalhes.ts';

/** The rule of the screens under the names of the wire, each part described by its label. */
const noFio = (titulo: string, { shape }: z.ZodObject): z.ZodObject =>
  z
    .strictObject(
      Object.fromEntries(
        Object.entries(shape)
          .filter(([nome]) => !Object.hasOwn(foraDosDetalhes, nome))
          .map(([nome, regra]) => {
            const description = rotuloDe(regra);
            return [nomeDoDetalhe(nome), description ? regra.meta({ description }) : regra];
          }),
      ),
    )
    .meta({ title: titulo });

/** One table for each alternative: what is asked depends on what was chosen. */
const porEscolha = (titulo: string, escolha: string, opcoes: readonly z.ZodObject[]): z.ZodObject[] =>
  opcoes.map((opcao) => {
    const { value } = opcao.shape[escolha] as z.ZodLiteral;
    return noFio(`${titulo}, com ${nomeDoDetalhe(escolha)} = ${JSON.stringify(value)}`, opcao);
  });

/**
 * `Detalhes` of a conclusive answer, one shape per type (Decreto 9.492/2018, arts. 19 to 22) and, of an access request, per
 * decision. It types the documentation; the act judges by the very rules this is made of.
 */
export const detalhesNoFio = z.union([
  noFio('Reclamação', reclamacao),
  noFio('Elogio', elogio),
  noFio('Sugestão ou Simplifique', sugestao),
  ...porEscolha('Solicitação', 'possivel', solicitacao.options),
  ...porEscolha('Denúncia ou comunicação', 'destino', denuncia.options),
  ...detalhesDoAcesso(),
]);
