import { z } from 'zod';
import { anexosEnviados } from '#capabilities/anexo/domain/anexo.ts';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import {
  comAlgoAAvisar,
  identidadeVeioJunto,
  identificada,
  trabalhaNoOrgao,
} from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { todasAsSituacoes } from '#capabilities/manifestacao/domain/situacao.ts';
import { Perfil, perfisQueTratam } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { meiosDeCiencia, observacao } from './meio-de-ciencia.ts';

export const registrarCiencia = ato('registrarCiencia', {
  lei: 'Lei 9.784/1999, arts. 26 § 3º e 66; Decreto 7.724/2012, art. 21',
  de: todasAsSituacoes,
  quem: [...perfisQueTratam, Perfil.atendente],
  // Nobody tells a person whom the office may not know: they are told when they open the case.
  quando: [trabalhaNoOrgao, identificada, identidadeVeioJunto, comAlgoAAvisar],
  prazo: 'os prazos de quem registrou correm do dia em que soube',
  rota: {
    chave: 'POST /app-web/v1/tratamento/registrar-ciencia',
    variosCasos: true,
    acesso: permitido('manifestacao.corrigir'),
    resumo: 'Registra quando e como a pessoa soube da resposta ou da decisão; os prazos dela correm daí.',
  },
  entrada: z.strictObject({
    /** Left out: today. */
    dia: campo('Quando a pessoa soube', z.iso.date()).optional(),
    meio: campo('Como a pessoa soube', z.enum(meiosDeCiencia)),
    observacao: observacao.optional(),
    anexos: anexosEnviados,
  }),
  historico: anotacoes.ciencia,
  tela: {
    lado: 'equipe',
    grupo: 'registrar',
    nome: 'Registrar ciência',
    feito: 'Ciência registrada. Os prazos de quem registrou correm desse dia.',
    ordem: 145,
    guarda: ['observacao'],
  },
  ensaio: {
    corpo: { meio: 'telefone' },
    com: { semCiencia: true },
    efeito: () => ({ semCiencia: false }),
  },
});
