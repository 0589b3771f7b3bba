import { z } from 'zod';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { aindaNaoAvaliada, eManifestante } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { abertoComPessoa } from '#kernel/acesso.ts';
import { id } from '#kernel/campos.ts';
import { perfisDePessoas } from '#kernel/perfil.ts';
import { campo } from '#kernel/validacao/campo.ts';

export const avaliar = ato('avaliar', {
  lei: 'Lei 13.460/2017, art. 23',
  de: [Situacao.concluida],
  quem: perfisDePessoas,
  quando: [eManifestante, aindaNaoAvaliada],
  rota: {
    chave: 'POST /app-web/v1/manifestacoes/:idManifestacao/avaliar',
    acesso: abertoComPessoa,
    resumo: 'Avalia a resposta, uma vez.',
  },
  entrada: z.strictObject({
    idDemandaAtendida: campo('A sua demanda foi atendida?', id),
    idFacilidade: campo('A resposta fornecida foi fácil de compreender?', id),
    idSatisfacao: campo('Você está satisfeito(a) com o atendimento prestado?', id),
    comentario: campo('Comentário', z.string().trim().max(2000)).optional(),
  }),
  historico: anotacoes.avaliacao,
  tela: {
    lado: 'cidadao',
    nome: 'Avaliar a resposta',
    feito: 'Avaliação enviada.',
    ordem: 30,
    pagina: '/manifestacao/avaliar/:idManifestacao',
    guarda: ['comentario'],
  },
  ensaio: {
    corpo: { idDemandaAtendida: 1, idFacilidade: 5, idSatisfacao: 9 },
    efeito: () => ({ avaliada: true }),
  },
});
