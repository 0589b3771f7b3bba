import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { banco, quebrarBanco } from '#testing/idb.ts';
import { createGuardador, type EstadoDoRascunho } from './guardador.ts';
import { abrirRascunho } from './rascunhos-guardados.ts';

const idRascunho = '3f0c1f0e-5d2a-4a7e-9a37-1a2b3c4d5e6f';
const URL_DO_RASCUNHO = `/api/app-web/v1/rascunhos/${idRascunho}`;
const descricao = { titulo: 'Reclamação', idTipoManifestacao: 2, continuarEm: '/x', isSoLocal: false };

type Resposta = { status?: number; body: unknown } | 'offline';
let respostas: Record<string, Resposta[]>;
let pedidos: { key: string; body: { versao?: number } | undefined }[];
let estados: EstadoDoRascunho[];

beforeEach(() => {
  banco.clear();
  quebrarBanco(false);
  respostas = {};
  pedidos = [];
  estados = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    pedidos.push({ key: `${method} ${url}`, body: body ? JSON.parse(String(body)) : undefined });
    const resposta = respostas[method]?.shift();
    if (!resposta || resposta === 'offline') throw new TypeError('Failed to fetch');
    return Response.json(resposta.body, { status: resposta.status ?? 200 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const guardador = (dono: string | null, versao = 0) =>
  createGuardador({ idRascunho, dono, versao, onEstado: (estado) => estados.push(estado) });
const ultimo = () => estados.at(-1);
const guardada = (versao: number): Resposta => ({ body: { versao, atualizadoEm: '2026-03-12T10:00:00Z' } });
const aqui = () => banco.get(idRascunho);

describe('the writer of a draft', () => {
  it('stores it here and on the server, each time from the version before', async () => {
    respostas.PUT = [guardada(1), guardada(2)];
    const um = guardador('maria');
    await um.guardar({ texto: 'a' }, descricao);
    await um.guardar({ texto: 'ab' }, descricao);
    expect(ultimo()?.tipo).toBe('salvo');
    expect(pedidos.map(({ body }) => body?.versao)).toEqual([0, 1]);
    expect(aqui()).toMatchObject({ dono: 'maria', versao: 2, isPendente: false, conteudo: { texto: 'ab' } });
  });

  it('survives a lost network: it stays here, to be sent later', async () => {
    respostas.PUT = ['offline'];
    await guardador('maria').guardar({ texto: 'a' }, descricao);
    expect(ultimo()?.tipo).toBe('sem-servidor');
    expect(aqui()).toMatchObject({ isPendente: true, conteudo: { texto: 'a' } });
  });

  it('survives an expired session: says so and stays here', async () => {
    respostas.PUT = [{ status: 401, body: { message: 'Entre.' } }];
    await guardador('maria').guardar({ texto: 'a' }, descricao);
    expect(ultimo()?.tipo).toBe('sessao-expirada');
    expect(aqui()).toMatchObject({ dono: 'maria', isPendente: true });
  });

  it('the draft of somebody who does not want to be known never leaves the browser, and has no owner', async () => {
    const anonimo = { ...descricao, isSoLocal: true };
    await guardador(null).guardar({ texto: 'a' }, anonimo);
    expect(pedidos).toEqual([]);
    expect(ultimo()?.tipo).toBe('salvo-aqui');
    expect(aqui()).toMatchObject({ dono: null, isPendente: false });
  });

  it('one who turns anonymous takes the draft back from the server', async () => {
    respostas.PUT = [guardada(1)];
    respostas.DELETE = [{ body: { ok: true } }];
    const um = guardador('maria');
    await um.guardar({ texto: 'a' }, descricao);
    await um.guardar({ texto: 'a' }, { ...descricao, isSoLocal: true });
    expect(pedidos.at(-1)?.key).toBe(`DELETE ${URL_DO_RASCUNHO}`);
    expect(aqui()).toMatchObject({ dono: null, versao: 0 });
  });

  it('shows the other version when another device wrote since, and may keep this one over it', async () => {
    respostas.PUT = [{ status: 409, body: { code: 'rascunho.ha-versao-mais-nova' } }, guardada(6)];
    respostas.GET = [
      { body: { conteudo: { texto: 'outro' }, versao: 5, atualizadoEm: '2026-03-12T10:00:00Z' } },
    ];
    const um = guardador('maria', 3);
    await um.guardar({ texto: 'meu' }, descricao);
    expect(ultimo()).toMatchObject({ tipo: 'conflito', outra: { versao: 5, conteudo: { texto: 'outro' } } });
    um.aceitarVersao(5);
    await um.guardar({ texto: 'meu' }, descricao);
    expect(pedidos.at(-1)?.body?.versao).toBe(5);
    expect(ultimo()?.tipo).toBe('salvo');
  });

  it('asks before it brings back a draft deleted or sent elsewhere', async () => {
    respostas.PUT = [{ status: 404, body: {} }];
    respostas.GET = [{ status: 404, body: {} }];
    await guardador('maria', 2).guardar({ texto: 'a' }, descricao);
    expect(ultimo()).toMatchObject({ tipo: 'conflito', outra: { conteudo: null, versao: 0 } });
  });

  it('too many drafts is no conflict: it stays here', async () => {
    respostas.PUT = [{ status: 409, body: { code: 'rascunho.limite' } }];
    await guardador('maria').guardar({ texto: 'a' }, descricao);
    expect(ultimo()?.tipo).toBe('sem-servidor');
  });

  it('says that nothing is kept when neither the browser nor the server keeps it', async () => {
    quebrarBanco(true);
    respostas.PUT = ['offline'];
    await guardador('maria').guardar({ texto: 'a' }, descricao);
    expect(ultimo()?.tipo).toBe('nao-guardado');
  });

  it('an answer about an older text does not bring that text back', async () => {
    let responder: (resposta: Response) => void = () => undefined;
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (responder = resolve)));
    const um = guardador('maria');
    const guardando = um.guardar({ texto: 'a' }, descricao);
    await vi.waitFor(() => expect(ultimo()?.tipo).toBe('guardando'));
    await um.guardarAqui({ texto: 'ab' }, descricao);
    responder(Response.json({ versao: 1, atualizadoEm: '2026-03-12T10:00:00Z' }));
    await guardando;
    expect(aqui()).toMatchObject({ conteudo: { texto: 'ab' }, isPendente: true, versao: 1 });
  });

  it('is not written again once it was forgotten', async () => {
    const um = guardador(null);
    await um.guardar({ texto: 'a' }, { ...descricao, isSoLocal: true });
    await um.esquecer();
    await um.guardar({ texto: 'b' }, { ...descricao, isSoLocal: true });
    expect(banco.size).toBe(0);
  });
});

describe('a draft whose case was filed while a saving was on its way', () => {
  let responder: (resposta: Response) => void;
  const salvamentoEmCurso = async (versao: number) => {
    vi.stubGlobal('fetch', (url: string, { method = 'GET' }: RequestInit = {}) => {
      pedidos.push({ key: `${method} ${url}`, body: undefined });
      if (method === 'DELETE') return Promise.resolve(Response.json({ ok: true }));
      return new Promise<Response>((resolve) => {
        responder = resolve;
      });
    });
    const um = guardador('maria', versao);
    void um.guardar({ texto: 'a' }, descricao);
    await vi.waitFor(() => expect(pedidos).toHaveLength(1));
    return um;
  };

  it('is gone from this browser before that answer comes: the page may close first', async () => {
    const um = await salvamentoEmCurso(3);
    const esquecido = um.esquecer();
    await vi.waitFor(() => expect(banco.size).toBe(0));
    responder(Response.json({}, { status: 404 }));
    await vi.waitFor(() => expect(pedidos).toHaveLength(2));
    responder(Response.json({}, { status: 404 }));
    await esquecido;
    expect(banco.size).toBe(0);
  });

  it('is taken back from the server when that saving was its first', async () => {
    const um = await salvamentoEmCurso(0);
    const esquecido = um.esquecer();
    responder(Response.json({ versao: 1, atualizadoEm: '2026-03-12T10:00:00Z' }));
    await esquecido;
    expect(pedidos.at(-1)?.key).toBe(`DELETE ${URL_DO_RASCUNHO}`);
    expect(banco.size).toBe(0);
  });
});

describe('a page closed before the server answered', () => {
  type Guardado = { conteudo: Record<string, unknown>; versao: number };
  let la: Guardado | null;
  let isMudo: boolean;

  /** A server that keeps one draft; when mute, it stores but never answers, as to a closed tab. */
  beforeEach(() => {
    la = null;
    isMudo = false;
    vi.stubGlobal('fetch', async (_: string, { method = 'GET', body }: RequestInit = {}) => {
      if (method === 'GET')
        return la
          ? Response.json({ ...la, atualizadoEm: '2026-03-12T10:00:00Z' })
          : Response.json({}, { status: 404 });
      const pedido = JSON.parse(String(body)) as Guardado;
      if (pedido.versao !== (la?.versao ?? 0))
        return Response.json({ code: 'rascunho.ha-versao-mais-nova' }, { status: 409 });
      la = { conteudo: pedido.conteudo, versao: pedido.versao + 1 };
      if (isMudo) return new Promise<Response>(() => undefined);
      return Response.json({ versao: la.versao, atualizadoEm: '2026-03-12T10:00:00Z' });
    });
  });

  const fecharNoMeio = async () => {
    const um = guardador('maria');
    await um.guardar({ texto: 'a' }, descricao);
    isMudo = true;
    void um.guardar({ texto: 'ab' }, descricao);
    await vi.waitFor(() => expect(la?.versao).toBe(2));
    await um.guardarAqui({ texto: 'abc' }, descricao);
    isMudo = false;
  };
  const reabrir = async () => {
    const lido = await abrirRascunho(idRascunho, 'maria');
    if (!lido) throw new RangeError('There is a draft here');
    const { versao, linhagem, conteudo } = lido;
    const onEstado = (estado: EstadoDoRascunho) => void estados.push(estado);
    return { conteudo, ...createGuardador({ idRascunho, dono: 'maria', versao, linhagem, onEstado }) };
  };

  it('goes on with the last words and no conflict: the version there is its own', async () => {
    await fecharNoMeio();
    const de = await reabrir();
    expect(de.conteudo).toEqual({ texto: 'abc' });
    await de.guardar({ texto: 'abcd' }, descricao);
    expect(ultimo()?.tipo).toBe('salvo');
    expect(la).toMatchObject({ versao: 3, conteudo: { texto: 'abcd' } });
    expect(aqui()).toMatchObject({ versao: 3, isPendente: false });
  });

  it('nor is there one after a second page closed before anything was sent', async () => {
    await fecharNoMeio();
    await (await reabrir()).guardarAqui({ texto: 'abcd' }, descricao);
    await (await reabrir()).guardar({ texto: 'abcde' }, descricao);
    expect(ultimo()?.tipo).toBe('salvo');
  });

  it('another device that wrote since is still a conflict', async () => {
    await fecharNoMeio();
    await guardador('maria', 2).guardar({ texto: 'outro aparelho' }, descricao);
    banco.set(idRascunho, {
      ...(banco.get(idRascunho) as object),
      isPendente: true,
      versao: 1,
      linhagem: [],
    });
    await (await reabrir()).guardar({ texto: 'abcd' }, descricao);
    expect(ultimo()).toMatchObject({ tipo: 'conflito', outra: { conteudo: { texto: 'outro aparelho' } } });
  });

  it('two tabs of one browser are still a conflict, for the one that writes last', async () => {
    const uma = guardador('maria');
    await uma.guardarAqui({ texto: 'a' }, descricao);
    const outra = await reabrir();
    await uma.guardar({ texto: 'da primeira' }, descricao);
    await outra.guardar({ texto: 'da segunda' }, descricao);
    expect(ultimo()).toMatchObject({ tipo: 'conflito', outra: { conteudo: { texto: 'da primeira' } } });
    await uma.guardar({ texto: 'da primeira ainda' }, descricao);
    expect(ultimo()?.tipo).toBe('salvo');
  });
});
