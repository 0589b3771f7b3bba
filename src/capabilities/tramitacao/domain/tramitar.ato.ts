import { z } from 'zod';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { trabalhaNoOrgao } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { coberturasEnviadas } from '#capabilities/manifestacao/domain/ler/coberturas-enviadas.ts';
import { comOrgao } from '#capabilities/manifestacao/domain/situacao.ts';
import { id } from '#kernel/campos.ts';
import { perfisQueTratam } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { DIAS_TRAMITACAO } from '#kernel/prazo/prazos-da-lei.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { MAX_DESTINOS, MAX_MENSAGEM } from './tramitacao.ts';

const destinos = z.array(id).max(MAX_DESTINOS).default([]);

export const tramitar = ato('tramitar', {
  lei: 'Lei 13.460/2017, art. 16, parágrafo único',
  de: comOrgao,
  quem: perfisQueTratam,
  quando: [trabalhaNoOrgao],
  prazo: `${DIAS_TRAMITACAO} dias para a área contribuir, sempre antes do prazo da resposta; no acesso à informação, metade do que resta`,
  rota: {
    chave: 'POST /app-web/v1/tratamento/tramitar',
    variosCasos: true,
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Pede a contribuição de unidades ou pessoas do órgão.',
  },
  entrada: z.strictObject({
    unidades: campo('Unidades', destinos),
    pessoas: campo('Pessoas', destinos),
    mensagem: campo('Mensagem', z.string().trim().min(1).max(MAX_MENSAGEM)),
    prazo: campo('Prazo', z.iso.date()).optional(),
    coberturas: coberturasEnviadas,
  }),
  historico: anotacoes.tramitacao,
  avisa: ['manifestacao.contribuicao-pedida'],
  tela: {
    lado: 'equipe',
    grupo: 'passar-adiante',
    nome: 'Tramitar',
    feito: 'Enviada à área.',
    ordem: 60,
    tecla: 't',
    pagina: '/manifestacao/tramitar',
    emLote: 4,
    guarda: ['mensagem'],
  },
  desfaz: {
    oQue: 'o pedido às áreas',
    depois: 'O pedido às áreas já vale e não pode mais ser desfeito.',
    formulario: '/manifestacao/tramitar',
  },
  ensaio: {
    corpo: ({ outraUnidade }) => ({
      unidades: [outraUnidade],
      mensagem: 'Fomos ao posto e conferimos o que foi contado.',
    }),
    efeito: () => ({
      tramitacaoAberta: true,
      passoProrrogado: false,
      pediuPrazo: false,
      prazoADecidir: false,
    }),
    recusa: (_, { emCasa, tramitacaoAberta }) => {
      if (!emCasa) return 'tramitacao.destino-nao-existe';
      return tramitacaoAberta ? 'tramitacao.ja-aberta' : null;
    },
  },
});
