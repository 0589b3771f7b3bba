import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { days } from '#server/clock.ts';
import { emailsEscritos } from '#testing/casos.ts';
import { registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';
import { auditoriaDe, FORTALEZA, IFCE, put, url } from '../testing-gerenciar.ts';

const DELE = 'x@elsewhere.invalid';
let app: TestApp;
let admin: Visitor;
let gestor: Visitor;
let antes: string;

beforeAll(async () => {
  app = await createTestApp({ demo: true, env: { PUBLIC_URL: 'https://escuta.test' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  admin = await entrarComo(app, 'admin');
  gestor = await entrarComo(app, 'gestor.ifce');
  await app.db.deleteFrom('ouvidoria_email_pendente').execute();
  await app.db.deleteFrom('email_saida').execute();
  antes = (await ver()).dados.email as string;
});

interface Visto {
  readonly versao: number;
  readonly emailPendente: string | null;
  readonly dados: Record<string, unknown>;
}
const ver = async (quem = admin, id = IFCE) => (await quem.get(url(`/${id}`))).json<Visto>();
const pedir = async (quem: Visitor, email: string | null, id = IFCE) => {
  const { dados, versao } = await ver(admin, id);
  const resposta = await put(quem, url(`/${id}`), { dados: { ...dados, email }, versao });
  expect(resposta.statusCode, resposta.body).toBe(200);
  return resposta.json<{ emailPendente: string | null }>();
};
const mails = () => emailsEscritos(app);
const tokenDoMail = async (): Promise<string> => {
  const carta = (await mails()).find(({ evento }) => evento === 'orgao.confirmar-email');
  return /confirmar=([\w-]+)/.exec(carta?.texto ?? '')?.[1] ?? '';
};
const confirmar = (quem: Visitor, token: string, id = IFCE) =>
  quem.post(url(`/${id}/confirmar-email`), { token });

describe('the mailbox of an office (Decreto 10.153/2019, art. 6)', () => {
  it('B16: is not turned by who asks alone: the address in use goes on, it and every gestor are told, and who holds only the link does not confirm it', async () => {
    expect(await pedir(admin, DELE)).toMatchObject({ emailPendente: DELE });
    expect(await ver()).toMatchObject({ emailPendente: DELE, dados: { email: antes } });
    const cartas = await mails();
    const avisados = cartas.filter(({ evento }) => evento === 'orgao.aviso-troca-email');
    expect(avisados.map(({ para }) => para)).toContain(antes);
    expect(avisados.map(({ para }) => para)).toContain('gestor.ifce@escuta.invalid');
    expect(avisados.every(({ texto }) => !texto.includes(DELE))).toBe(true);
    expect(cartas.filter(({ para }) => para === DELE)).toHaveLength(1);

    // The exploit: the administrador owns the new address, opens the link himself, and waits for mails about denúncias.
    const token = await tokenDoMail();
    expect((await confirmar(admin, token)).json()).toMatchObject({ code: 'orgao.so-gestor-confirma-email' });
    await app.db.deleteFrom('email_saida').execute();
    const maria = await entrarComo(app, 'maria.cidada');
    const denuncia = await registrar(maria, { idTipoManifestacao: 1, idOuvidoriaDestino: IFCE });
    expect(denuncia.statusCode, denuncia.body).toBe(200);
    await app.runJobs();
    expect((await mails()).filter(({ para }) => para === DELE)).toEqual([]);
  });

  it('B16: counts once a gestor of the office opened the link that went to it; the link serves once', async () => {
    await pedir(gestor, 'nova@ifce.escuta.invalid');
    const token = await tokenDoMail();
    expect((await confirmar(gestor, 'outro')).json()).toMatchObject({ code: 'orgao.link-do-email-invalido' });
    expect((await confirmar(gestor, token)).statusCode).toBe(200);
    expect(await ver()).toMatchObject({ emailPendente: null, dados: { email: 'nova@ifce.escuta.invalid' } });
    expect((await confirmar(gestor, token)).json()).toMatchObject({ code: 'orgao.link-do-email-invalido' });
    const avisos = (await mails()).filter(({ evento }) => evento === 'orgao.aviso-troca-email');
    expect(avisos.filter(({ para }) => para === antes)).toHaveLength(2);
    expect((await auditoriaDe(app, IFCE)).map(({ acao }) => acao)).toEqual(
      expect.arrayContaining(['Pedido de troca do e-mail do órgão', 'Troca do e-mail do órgão']),
    );
  });

  it('B16: a gestor cancels what somebody asked for; a link does not outlive three days nor the next one', async () => {
    await pedir(admin, DELE);
    const primeiro = await tokenDoMail();
    expect((await gestor.post(url(`/${IFCE}/cancelar-email`))).statusCode).toBe(200);
    expect((await ver()).emailPendente).toBeNull();
    expect((await confirmar(gestor, primeiro)).json()).toMatchObject({
      code: 'orgao.link-do-email-invalido',
    });
    await app.db.deleteFrom('email_saida').execute();
    await pedir(admin, DELE);
    const segundo = await tokenDoMail();
    app.clock.advance(days(3));
    gestor = await entrarComo(app, 'gestor.ifce');
    expect((await confirmar(gestor, segundo)).json()).toMatchObject({ code: 'orgao.link-do-email-invalido' });
    expect((await ver(gestor)).emailPendente).toBeNull();
  });

  it('B16: that it is taken away is told too', async () => {
    await pedir(gestor, null);
    expect((await ver()).dados.email).toBeNull();
    const para = (await mails()).map((carta) => carta.para);
    expect(para).toContain(antes);
    expect(para).toContain('gestor.ifce@escuta.invalid');
    await app.db.updateTable('ouvidoria').set({ email: antes }).where('id', '=', IFCE).execute();
  });

  it('B16: without a gestor, another administrador than who asked confirms it', async () => {
    await app.db
      .updateTable('usuario_perfil_ouvidoria')
      .set({ encerrado_em: app.clock.now() })
      .where('id_ouvidoria', '=', FORTALEZA)
      .where('id_perfil', '=', 2)
      .execute();
    await pedir(admin, DELE, FORTALEZA);
    expect((await confirmar(admin, await tokenDoMail(), FORTALEZA)).json()).toMatchObject({
      code: 'orgao.so-outro-administrador-confirma-email',
    });
  });
});
