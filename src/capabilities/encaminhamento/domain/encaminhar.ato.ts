import { z } from 'zod';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { trabalhaNoOrgao } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { coberturasEnviadas } from '#capabilities/manifestacao/domain/ler/coberturas-enviadas.ts';
import { comOrgao, Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { id } from '#kernel/campos.ts';
import { perfisQueTratamOuSeuSistema } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { textoDestinatario, textoSolicitante } from './encaminhamento.ts';

export const encaminhar = ato('encaminhar', {
  lei: 'Decreto 9.492/2018, art. 16; Lei 12.527/2011, art. 11 § 1º, III',
  de: comOrgao,
  para: Situacao.encaminhada,
  quem: perfisQueTratamOuSeuSistema,
  quando: [trabalhaNoOrgao],
  rota: {
    chave: 'POST /app-web/v1/tratamento/encaminhar',
    variosCasos: true,
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Encaminha a outro órgão da plataforma; o prazo continua o mesmo.',
  },
  entrada: z.strictObject({
    idOuvidoriaDestino: campo('Órgão', id),
    textoDestinatario,
    textoSolicitante,
    coberturas: coberturasEnviadas,
  }),
  historico: anotacoes.encaminhamento,
  avisa: ['manifestacao.encaminhada', 'manifestacao.recebida-de-outro-orgao'],
  tela: {
    lado: 'equipe',
    grupo: 'passar-adiante',
    nome: 'Encaminhar',
    feito: 'Manifestação encaminhada.',
    ordem: 70,
    tecla: 'e',
    pagina: '/manifestacao/encaminhar',
    emLote: 5,
    guarda: ['textoDestinatario', 'textoSolicitante'],
  },
  desfaz: {
    oQue: 'o encaminhamento',
    depois: 'O encaminhamento já vale e não pode mais ser desfeito.',
    formulario: '/manifestacao/encaminhar',
  },
  ensaio: {
    corpo: ({ outroOrgao }) => ({
      idOuvidoriaDestino: outroOrgao,
      textoDestinatario: 'Fomos ao posto e conferimos o que foi contado.',
      textoSolicitante: 'Fomos ao posto e conferimos o que foi contado.',
    }),
    efeito: ({ idOuvidoriaDestino }, { anonima, consentiu, protegida }) => ({
      idOuvidoria: idOuvidoriaDestino,
      veioComIdentidade: !anonima && (consentiu || !protegida),
      triada: false,
      esperaAPrincipal: false,
    }),
  },
});
