import { z } from 'zod';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import {
  aindaNaoPediuReabertura,
  aTempoDeReabrir,
  eManifestante,
  semRecurso,
} from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { abertoComPessoa } from '#kernel/acesso.ts';
import { perfisDePessoas } from '#kernel/perfil.ts';
import { DIAS_PARA_PEDIR_REABERTURA } from '#kernel/prazo/prazos-da-lei.ts';
import { porQueReabrir } from './reabertura.ts';

export const pedirReabertura = ato('pedirReabertura', {
  lei: 'Constituição, art. 5º, XXXIV, a; Lei 9.784/1999, art. 63 § 2º',
  de: [Situacao.concluida, Situacao.arquivada],
  quem: perfisDePessoas,
  quando: [eManifestante, semRecurso, aTempoDeReabrir, aindaNaoPediuReabertura],
  prazo: `até ${DIAS_PARA_PEDIR_REABERTURA} dias depois de saber do fim; a janela do recurso continua a correr`,
  rota: {
    chave: 'POST /app-web/v1/manifestacoes/:idManifestacao/pedir-reabertura',
    acesso: abertoComPessoa,
    resumo: 'Pede que a manifestação concluída ou arquivada seja reaberta; o órgão decide.',
  },
  entrada: z.strictObject({ texto: porQueReabrir }),
  historico: anotacoes.pedidoDeReabertura,
  avisa: ['manifestacao.reabertura-pedida'],
  tela: {
    lado: 'cidadao',
    nome: 'Pedir a reabertura',
    feito:
      'Pedido de reabertura enviado. A decisão do órgão aparece aqui, e você recebe um e-mail, se informou um.',
    ordem: 84,
    guarda: ['texto'],
  },
  ensaio: {
    corpo: { texto: 'O problema voltou no dia seguinte à resposta.' },
    dentroDe: 'reabertura',
    efeito: () => ({ pediuReabertura: true, reaberturaPedida: true }),
  },
});
