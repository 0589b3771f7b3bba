import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import {
  eProtegida,
  semConsentimentoAberto,
  temDono,
  trabalhaNoOrgao,
} from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { DIAS_CONSENTIMENTO } from '#capabilities/manifestacao/domain/manifestacao-prazos.ts';
import { comOrgao } from '#capabilities/manifestacao/domain/situacao.ts';
import { perfisQueDecidem } from '#kernel/perfil.ts';

export const pedirConsentimento = ato('pedirConsentimento', {
  lei: 'Decreto 10.153/2019, art. 7º; Decreto 9.492/2018, art. 16 § 4º',
  de: comOrgao,
  quem: perfisQueDecidem,
  quando: [trabalhaNoOrgao, eProtegida, temDono, semConsentimentoAberto],
  prazo: `${DIAS_CONSENTIMENTO} dias para responder; o silêncio é não`,
  historico: anotacoes.consentimento,
  avisa: ['manifestacao.consentimento-pedido'],
  tela: {
    lado: 'equipe',
    nome: 'Pedir consentimento',
    feito: 'Pedido de consentimento enviado.',
    ordem: 100,
    pagina: '/manifestacao/pedir-consentimento',
    guarda: ['motivo'],
  },
});
