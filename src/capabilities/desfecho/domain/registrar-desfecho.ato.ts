import { z } from 'zod';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { eDenuncia, trabalhaNoOrgao } from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { apenas } from '#kernel/acesso.ts';
import { id } from '#kernel/campos.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { Perfil } from '#kernel/perfil.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { MAX_TEXTO_DO_DESFECHO, numeroDoProcesso } from './desfecho.ts';

/** A denúncia is the office's: no administrador acts on one. */
const quem = [Perfil.gestor, Perfil.respondente] as const;

export const registrarDesfecho = ato('registrarDesfecho', {
  lei: 'Decreto 9.492/2018, art. 22; Lei 13.460/2017, art. 12, parágrafo único, V',
  de: [Situacao.concluida, Situacao.encaminhadaParaFora, Situacao.arquivada],
  quem,
  quando: [trabalhaNoOrgao, eDenuncia],
  rota: {
    chave: 'POST /app-web/v1/tratamento/registrar-desfecho',
    variosCasos: true,
    acesso: apenas(...quem),
    resumo: 'Conta a quem denunciou o que a apuração concluiu; pode ser registrado mais de uma vez.',
  },
  entrada: z.strictObject({
    idResultado: campo('Resultado', id),
    orgaoApurador: campo('Órgão que apura', z.string().trim().min(3).max(200)),
    processo: numeroDoProcesso.optional(),
    abertoEm: campo('Abertura da apuração', z.iso.date()).optional(),
    encerradoEm: campo('Fim da apuração', z.iso.date()).optional(),
    texto: campo('Texto para quem registrou', z.string().trim().min(20).max(MAX_TEXTO_DO_DESFECHO)),
  }),
  historico: anotacoes.desfecho,
  avisa: ['manifestacao.desfecho-registrado'],
  tela: {
    lado: 'equipe',
    grupo: 'registrar',
    nome: 'Registrar desfecho',
    feito: 'Desfecho registrado.',
    ordem: 172,
    guarda: ['texto'],
  },
  ensaio: {
    corpo: {
      idResultado: 1,
      orgaoApurador: 'Corregedoria-Geral da União',
      processo: '00106.000123/2024-48',
      texto: 'A corregedoria abriu processo e vai ouvir as testemunhas.',
    },
    com: { tipo: TipoManifestacao.denuncia },
  },
});
