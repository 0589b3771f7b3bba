import { z } from 'zod';
import { anexosEnviados } from '#capabilities/anexo/domain/anexo.ts';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { passoInternoAberto, trabalhaNoOrgao } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { MAX_TEXTO } from '#capabilities/manifestacao/domain/registrar/teor.ts';
import { comOrgao } from '#capabilities/manifestacao/domain/situacao.ts';
import { perfisQueContribuem } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';

export const contribuir = ato('contribuir', {
  lei: 'Lei 13.460/2017, art. 16, parágrafo único',
  de: comOrgao,
  quem: perfisQueContribuem,
  quando: [trabalhaNoOrgao, passoInternoAberto],
  rota: {
    chave: 'POST /app-web/v1/tramitacoes/:idTramitacao/contribuir',
    acesso: permitido('tramitacao.contribuir'),
    resumo: 'Envia a contribuição e devolve a manifestação à ouvidoria.',
  },
  entrada: z.strictObject({
    texto: campo('Contribuição', z.string().trim().min(1).max(MAX_TEXTO)),
    anexos: anexosEnviados,
  }),
  historico: anotacoes.contribuicao,
  avisa: ['manifestacao.contribuicao-devolvida'],
  tela: {
    lado: 'equipe',
    grupo: 'tratar',
    nome: 'Contribuir',
    feito: 'Contribuição enviada.',
    ordem: 160,
    pagina: '/manifestacao/colaborar',
    guarda: ['texto'],
  },
  ensaio: {
    corpo: { texto: 'Fomos ao posto e conferimos o que foi contado.' },
    com: { passo: true },
    efeito: () => ({ tramitacaoAberta: false }),
  },
});
