import { procurado, segredo } from '#server/crypto/dado-pessoal.ts';
import { guardar } from '#server/mail/selo.ts';
import type { TestApp } from '#testing/test-app.ts';
import type { Visitor } from '#testing/visitor.ts';
import type { Modelo } from '../contract.ts';
import type { EventoDeEmail } from '../domain/eventos.ts';

export const API = '/api/app-web/v1/emails';
export const CGU = 6;
export const IFCE = 65;

export const escritas = {
  assunto: 'A CGU recebeu {{protocolo}}',
  titulo: 'Recebido pela CGU',
  corpo: 'A ouvidoria <b>responde</b> até {{prazo}}. O protocolo é {{protocolo}}.',
  botao: 'Acompanhar',
};

export const put = (visitor: Visitor, url: string, payload: object) =>
  visitor.send({ method: 'PUT', url, payload });

export const idDoModelo = async (app: TestApp, evento: EventoDeEmail, idOuvidoria: number | null = null) => {
  const { id } = await app.db
    .selectFrom('email_modelo')
    .select('id')
    .where('evento', '=', evento)
    .where('id_ouvidoria', idOuvidoria === null ? 'is' : '=', idOuvidoria)
    .executeTakeFirstOrThrow();
  return id;
};

export const verModelo = async (visitor: Visitor, id: number): Promise<Modelo> =>
  (await visitor.get(`${API}/${id}`)).json();

export const auditoria = (app: TestApp) =>
  app.db
    .selectFrom('auditoria')
    .select(['acao', 'alvo', 'id_alvo', 'id_ouvidoria', 'informacoes'])
    .where('area', '=', 'email')
    .orderBy('id')
    .execute();

/** A mail about a case, as the act would have written it. */
export const escreverEmail = async (
  app: TestApp,
  email: {
    para: string;
    idUsuario?: number | null;
    evento?: string;
    sobreDenuncia?: boolean;
    assunto?: string;
  },
): Promise<number> => {
  const { id } = await app.db
    .insertInto('email_saida')
    .values({
      evento: email.evento ?? 'manifestacao.prorrogada',
      para: email.para === '' ? '' : segredo(email.para),
      para_busca: email.para === '' ? null : procurado('email', email.para),
      id_usuario: email.idUsuario ?? null,
      assunto: email.assunto ?? 'Prazo da manifestação 00106.000001/2026-11',
      texto: '',
      html: '',
      selado: guardar(app.config, {
        chave: null,
        evento: 'teste',
        idUsuario: null,
        sobreDenuncia: false,
        para: email.para,
        assunto: 'Prazo',
        texto: 'O prazo mudou.',
        html: '<p>O prazo mudou.</p>',
      }).selado,
      sobre_denuncia: email.sobreDenuncia ?? false,
      criado_em: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const idDe = async (app: TestApp, login: string): Promise<number> => {
  const { id } = await app.db
    .selectFrom('usuario')
    .select('id')
    .where('login', '=', login)
    .executeTakeFirstOrThrow();
  return id;
};
