import { z } from 'zod';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import {
  eOuvidoria,
  eProtegida,
  identificada,
  naoPreservada,
  trabalhaNoOrgao,
} from '#capabilities/manifestacao/domain/condicoes.ts';
import type { FatosDaManifestacao } from '#capabilities/manifestacao/domain/fatos.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { todasAsSituacoes } from '#capabilities/manifestacao/domain/situacao.ts';
import { apenas } from '#kernel/acesso.ts';
import { exige } from '#kernel/ato/condicao.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { Perfil } from '#kernel/perfil.ts';
import { motivoDoPedido } from './pedido-identidade.ts';
import { naoRecebeuCoberta, pedidoJaAberto } from './pedido-identidade-errors.ts';

const recebeuCoberta = exige<FatosDaManifestacao>(
  'a área ou o órgão da pessoa recebeu o texto sem a identidade',
  ({ tramitacaoAberta, identidadeVisivel }) => tramitacaoAberta || !identidadeVisivel,
  naoRecebeuCoberta,
);
const semPedidoAberto = exige<FatosDaManifestacao>(
  'nenhum pedido de identidade espera decisão',
  ({ identidadePedida }) => !identidadePedida,
  pedidoJaAberto,
);

/** The administrador takes no part: an identity is the office's. */
const quem = [Perfil.colaborador, Perfil.gestor, Perfil.respondente] as const;

export const pedirIdentidade = ato('pedirIdentidade', {
  lei: 'Decreto 10.153/2019, arts. 6º e 7º',
  de: todasAsSituacoes,
  quem,
  quando: [
    trabalhaNoOrgao,
    eOuvidoria,
    eProtegida,
    identificada,
    naoPreservada,
    recebeuCoberta,
    semPedidoAberto,
  ],
  rota: {
    chave: 'POST /app-web/v1/tratamento/pedir-identidade',
    variosCasos: true,
    acesso: apenas(...quem),
    resumo: 'Quem apura pede para conhecer a identidade de quem denunciou, dizendo por que é indispensável.',
  },
  entrada: z.strictObject({ motivo: motivoDoPedido }),
  historico: anotacoes.pedidoDeIdentidade,
  avisa: ['manifestacao.identidade-pedida'],
  tela: {
    lado: 'equipe',
    grupo: 'passar-adiante',
    nome: 'Pedir a identidade',
    feito: 'Pedido enviado à ouvidoria que guarda a identidade.',
    ordem: 176,
    guarda: ['motivo'],
  },
  ensaio: {
    corpo: { motivo: 'Sem ouvir a pessoa não há como localizar os documentos.' },
    com: { tipo: TipoManifestacao.denuncia, passo: true },
    efeito: () => ({ identidadePedida: true }),
  },
});
