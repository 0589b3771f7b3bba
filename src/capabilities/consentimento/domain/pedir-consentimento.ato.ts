import { z } from 'zod';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import {
  eProtegida,
  naoPreservada,
  semConsentimentoAberto,
  temDono,
  trabalhaNoOrgao,
} from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { comOrgao } from '#capabilities/manifestacao/domain/situacao.ts';
import { id } from '#kernel/campos.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { perfisQueDecidem } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { DIAS_CONSENTIMENTO } from '#kernel/prazo/prazos-da-lei.ts';
import { campo } from '#kernel/validacao/campo.ts';

/** An office of the platform, or a body outside it by its name. */
const destinatario = campo(
  'Destinatário',
  z.union([
    z.strictObject({ idOuvidoria: id }),
    z.strictObject({ nome: campo('Destinatário', z.string().trim().min(3).max(200)) }),
  ]),
);

export const pedirConsentimento = ato('pedirConsentimento', {
  lei: 'Decreto 10.153/2019, art. 7º; Decreto 9.492/2018, art. 16 § 4º',
  de: comOrgao,
  quem: perfisQueDecidem,
  quando: [trabalhaNoOrgao, eProtegida, temDono, naoPreservada, semConsentimentoAberto],
  prazo: `${DIAS_CONSENTIMENTO} dias para responder; o silêncio é não`,
  rota: {
    chave: 'POST /app-web/v1/tratamento/pedir-consentimento',
    variosCasos: true,
    acesso: permitido('consentimento.pedir'),
    resumo: 'Pergunta a quem denunciou se a identidade pode ir para outro órgão.',
  },
  entrada: z.strictObject({
    destinatario,
    motivo: campo('Motivo', z.string().trim().min(10).max(2000)),
  }),
  historico: anotacoes.consentimento,
  avisa: ['manifestacao.consentimento-pedido'],
  tela: {
    lado: 'equipe',
    grupo: 'passar-adiante',
    nome: 'Pedir consentimento',
    feito: 'Pedido de consentimento enviado.',
    ordem: 100,
    pagina: '/manifestacao/pedir-consentimento',
    guarda: ['motivo'],
  },
  desfaz: {
    oQue: 'o pedido de consentimento',
    depois: 'O pedido de consentimento já vale e não pode mais ser desfeito.',
    formulario: '/manifestacao/pedir-consentimento',
  },
  ensaio: {
    corpo: ({ outroOrgao }) => ({
      destinatario: { idOuvidoria: outroOrgao },
      motivo: 'O órgão precisa ouvir você.',
    }),
    com: { tipo: TipoManifestacao.denuncia },
    efeito: () => ({ vence: { consentimento: DIAS_CONSENTIMENTO } }),
  },
});
