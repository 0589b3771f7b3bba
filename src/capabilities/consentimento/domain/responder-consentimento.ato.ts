import { z } from 'zod';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import {
  consentimentoAberto,
  eManifestante,
  eProtegida,
  respondePorSi,
} from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { abertas } from '#capabilities/manifestacao/domain/situacao.ts';
import { abertoComPessoa } from '#kernel/acesso.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { perfisDePessoas } from '#kernel/perfil.ts';
import { campo } from '#kernel/validacao/campo.ts';

export const responderConsentimento = ato('responderConsentimento', {
  lei: 'Decreto 10.153/2019, art. 7º',
  de: abertas,
  quem: perfisDePessoas,
  quando: [eManifestante, eProtegida, consentimentoAberto, respondePorSi],
  rota: {
    chave: 'POST /app-web/v1/manifestacoes/:idManifestacao/consentimento',
    acesso: abertoComPessoa,
    resumo: 'Dá ou nega o consentimento.',
  },
  entrada: z.strictObject({ consente: campo('Sua resposta', z.boolean()) }),
  historico: anotacoes.consentimento,
  avisa: ['manifestacao.consentimento-respondido'],
  tela: {
    lado: 'cidadao',
    nome: 'Responder ao pedido de consentimento',
    feito: 'Resposta enviada.',
    ordem: 20,
    pagina: '/manifestacao/consentimento/:idManifestacao',
  },
  ensaio: {
    corpo: { consente: true },
    com: { tipo: TipoManifestacao.denuncia, consentimento: {} },
    dentroDe: 'consentimento',
    efeito: ({ consente }, { consentiu }) => ({
      vence: { consentimento: null },
      consentiu: consentiu || consente,
    }),
  },
});
