import { z } from 'zod';
import { apenas } from '#kernel/acesso.ts';
import { feito, idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { Perfil } from '#kernel/perfil.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { acessoVisto, fundamentoDoAcesso, motivoDoAcesso } from './domain/acesso-extraordinario.ts';

export const pedirAcesso = z.strictObject({
  protocolo: campo('Protocolo', z.string().trim().min(1).max(40)),
  motivo: motivoDoAcesso,
});
export const decidirAcesso = z.strictObject({
  aprova: campo('Decisão', z.boolean()),
  fundamento: fundamentoDoAcesso,
});

export const acessoExtraordinarioContract = contract({
  'GET /app-web/v1/acessos-extraordinarios': {
    acesso: apenas(Perfil.administrador, Perfil.gestor),
    resumo:
      'Os acessos extraordinários a denúncias: os que a pessoa pediu, os do seu órgão e os que ela pode decidir.',
    response: z.object({ acessos: z.array(acessoVisto) }),
  },
  'POST /app-web/v1/acessos-extraordinarios': {
    acesso: apenas(Perfil.administrador),
    confirma: 'sempre',
    resumo: 'Um administrador pede para ler uma denúncia, dizendo por quê; o órgão é avisado.',
    body: pedirAcesso,
    response: z.object({ idAcesso: z.int() }),
  },
  'POST /app-web/v1/acessos-extraordinarios/:idAcesso/decidir': {
    acesso: apenas(Perfil.administrador, Perfil.gestor),
    confirma: 'segundo-fator',
    resumo:
      'Outro administrador, ou um gestor do órgão da denúncia, aprova ou recusa o acesso, por poucas horas.',
    params: z.object({ idAcesso: campo('Acesso', idTexto) }),
    body: decidirAcesso,
    response: feito,
  },
});
