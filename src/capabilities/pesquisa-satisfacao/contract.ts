import { z } from 'zod';
import { aberto, abertoComPessoa } from '#kernel/acesso.ts';
import { feito, id, idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { campo } from '#kernel/validacao/campo.ts';

const porId = z.object({ idManifestacao: campo('Manifestação', idTexto) });
const pergunta = z.object({
  idPergunta: z.int(),
  descricao: z.string(),
  opcoes: z.array(z.object({ idOpcao: z.int(), descricao: z.string() })),
});

export const pesquisaContract = contract({
  'POST /app-web/v1/manifestacoes/:idManifestacao/pesquisa/abrir': {
    acesso: aberto,
    resumo: 'Troca o link do e-mail por uma chave de curta duração, em um cookie.',
    params: porId,
    body: z.strictObject({ token: z.string().min(20).max(200) }),
    response: feito,
  },
  'GET /app-web/v1/manifestacoes/:idManifestacao/pesquisa': {
    acesso: abertoComPessoa,
    resumo: 'Mostra as perguntas da pesquisa de satisfação.',
    params: porId,
    response: z.object({
      numeroProtocolo: z.string(),
      orgao: z.string(),
      podeResponder: z.boolean(),
      respondidaEm: z.iso.datetime().nullable(),
      perguntas: z.array(pergunta),
    }),
  },
  'POST /app-web/v1/manifestacoes/:idManifestacao/avaliar': {
    acesso: abertoComPessoa,
    resumo: 'Avalia a resposta, uma vez.',
    params: porId,
    body: z.strictObject({
      idDemandaAtendida: campo('A sua demanda foi atendida?', id),
      idFacilidade: campo('A resposta fornecida foi fácil de compreender?', id),
      idSatisfacao: campo('Você está satisfeito(a) com o atendimento prestado?', id),
      comentario: campo('Comentário', z.string().trim().max(2000)).optional(),
    }),
    response: feito,
  },
});
