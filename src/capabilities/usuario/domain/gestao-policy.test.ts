import { describe, expect, it } from 'vitest';
import { descricaoPerfil, type IdPerfil, Perfil, perfisServidor, todosOsPerfis } from '#kernel/perfil.ts';
import type { Verdict } from '#kernel/verdict.ts';
import {
  type PessoaGerida,
  perfisQuePodeDar,
  podeBloquear,
  podeDarPerfil,
  podeDesbloquear,
  podeEnviarLink,
  podeExcluirAPropria,
  podeExcluirDeOutro,
  podeMudarPerfil,
  podePassarTrabalho,
  podeReceberTrabalho,
  podeVerPessoa,
  type QuemGere,
  restaAdministrador,
} from './gestao-policy.ts';

const CASA = 6;
const FORA = 65;
const EU = 1;
const OUTRO = 2;

const quem = (idPerfil: IdPerfil): QuemGere => ({ idUsuario: EU, idPerfil, idOuvidoria: CASA });
const pessoa = (...perfis: readonly (readonly [IdPerfil, number])[]): PessoaGerida => ({
  idUsuario: OUTRO,
  isSistema: false,
  perfis: perfis.map(([idPerfil, idOuvidoria]) => ({ idPerfil, idOuvidoria })),
  trabalhoEm: [],
  isAtivada: true,
  isDeConvite: true,
  bloqueio: null,
});
const convidada = (...perfis: readonly (readonly [IdPerfil, number])[]): PessoaGerida => ({
  ...pessoa(...perfis),
  isAtivada: false,
});
const codigo = (verdict: Verdict): string => (verdict.allowed ? 'sim' : verdict.error.code);

/** The expected results, apart from the code's table: '=' own office only, 'x' every office. */
// biome-ignore format: read as a table.
const ESPERADO = {
  //                             administrador gestor respondente atendente observador cadastrador colaborador
  administrador:                   'x           x        x          x          x          x           x',
  gestor:                          '-           =        =          =          =          =           =',
  cadastrador:                     '-           -        =          =          =          =           =',
  respondente:                     '-           -        -          -          -          -           -',
  atendente:                       '-           -        -          -          -          -           -',
  observador:                      '-           -        -          -          -          -           -',
  colaborador:                     '-           -        -          -          -          -           -',
} as const;

describe('who gives which profile', () => {
  for (const [nome, linha] of Object.entries(ESPERADO)) {
    const marcas = linha.split(/\s+/);
    const idPerfil = Perfil[nome as keyof typeof ESPERADO];
    it.each(perfisServidor.map((dado, i) => [descricaoPerfil[dado], dado, marcas[i]] as const))(
      `S6-01 ${nome}: %s`,
      (_, dado, marca) => {
        const dar = (idOuvidoria: number) =>
          podeDarPerfil(quem(idPerfil), null, { idPerfil: dado, idOuvidoria }).allowed;
        expect([dar(CASA), dar(FORA)]).toEqual([marca !== '-', marca === 'x']);
        expect(perfisQuePodeDar(idPerfil).includes(dado)).toBe(marca !== '-');
      },
    );
  }

  it('gives no profile of an integration, nor that of a citizen', () => {
    for (const idPerfil of todosOsPerfis.filter((p) => !perfisServidor.some((s) => s === p)))
      expect(codigo(podeDarPerfil(quem(Perfil.administrador), null, { idPerfil, idOuvidoria: CASA }))).toBe(
        'usuario.perfil-acima-do-seu',
      );
  });

  it('answers another office as one that does not exist', () => {
    expect(
      codigo(podeDarPerfil(quem(Perfil.gestor), null, { idPerfil: Perfil.respondente, idOuvidoria: FORA })),
    ).toBe('ouvidoria.inexistente');
  });
});

describe('nobody changes their own rights', () => {
  it.each(['administrador', 'gestor', 'cadastrador'] as const)('not even %s', (nome) => {
    const idPerfil = Perfil[nome];
    const eu = { ...pessoa([idPerfil, CASA]), idUsuario: EU };
    const perfil = { idPerfil: Perfil.respondente, idOuvidoria: CASA };
    for (const verdict of [
      podeDarPerfil(quem(idPerfil), eu, perfil),
      podeMudarPerfil(quem(idPerfil), eu, perfil),
      podeBloquear(quem(idPerfil), eu),
      podeEnviarLink(quem(idPerfil), eu),
    ])
      expect(codigo(verdict)).toBe('usuario.proprios-direitos');
  });
});

describe('who stands above', () => {
  const respondente = { idPerfil: Perfil.respondente, idOuvidoria: CASA };

  it('a cadastrador does not touch a gestor of the office, nor an administrador of any', () => {
    const cadastrador = quem(Perfil.cadastrador);
    const gestor = pessoa([Perfil.gestor, CASA], [Perfil.respondente, CASA]);
    const admin = pessoa([Perfil.respondente, CASA], [Perfil.administrador, FORA]);
    expect(codigo(podeMudarPerfil(cadastrador, gestor, respondente))).toBe('usuario.conta-de-gestor');
    expect(codigo(podeDarPerfil(cadastrador, gestor, respondente))).toBe('usuario.conta-de-gestor');
    expect(codigo(podeBloquear(cadastrador, gestor))).toBe('usuario.conta-de-gestor');
    expect(codigo(podeMudarPerfil(cadastrador, admin, respondente))).toBe('usuario.conta-de-administrador');
  });

  it('a gestor touches another gestor, but no administrador and no integration', () => {
    const gestor = quem(Perfil.gestor);
    expect(codigo(podeBloquear(gestor, pessoa([Perfil.gestor, CASA])))).toBe('sim');
    expect(codigo(podeBloquear(gestor, pessoa([Perfil.administrador, CASA])))).toBe(
      'usuario.conta-de-administrador',
    );
    const sistema = { ...pessoa([Perfil.webServiceRespondente, CASA]), isSistema: true };
    expect(codigo(podeBloquear(gestor, sistema))).toBe('usuario.conta-de-sistema');
    expect(codigo(podeBloquear(quem(Perfil.administrador), sistema))).toBe('sim');
  });
});

describe('whose people they are', () => {
  it('office staff know of nobody without a profile or work in their office', () => {
    for (const nome of ['gestor', 'cadastrador'] as const) {
      expect(codigo(podeVerPessoa(quem(Perfil[nome]), pessoa()))).toBe('usuario.inexistente');
      expect(codigo(podeVerPessoa(quem(Perfil[nome]), pessoa([Perfil.gestor, FORA])))).toBe(
        'usuario.inexistente',
      );
      expect(codigo(podeVerPessoa(quem(Perfil[nome]), { ...pessoa(), trabalhoEm: [CASA] }))).toBe('sim');
    }
    expect(codigo(podeVerPessoa(quem(Perfil.administrador), pessoa()))).toBe('sim');
  });

  it('does not let one office block who works in another too', () => {
    const duplo = pessoa([Perfil.respondente, CASA], [Perfil.respondente, FORA]);
    expect(codigo(podeBloquear(quem(Perfil.gestor), duplo))).toBe('usuario.tambem-de-outra-ouvidoria');
    expect(codigo(podeBloquear(quem(Perfil.administrador), duplo))).toBe('sim');
  });

  it('A17: does not let an office block an account that was there before its invitation', () => {
    const deAntes = { ...pessoa([Perfil.respondente, CASA]), isDeConvite: false };
    for (const nome of ['gestor', 'cadastrador'] as const) {
      expect(codigo(podeBloquear(quem(Perfil[nome]), deAntes))).toBe('usuario.conta-de-antes');
      expect(codigo(podeDesbloquear(quem(Perfil[nome]), deAntes))).toBe('usuario.conta-de-antes');
      expect(
        codigo(
          podeMudarPerfil(quem(Perfil[nome]), deAntes, { idPerfil: Perfil.respondente, idOuvidoria: CASA }),
        ),
      ).toBe('sim');
    }
    expect(codigo(podeBloquear(quem(Perfil.administrador), deAntes))).toBe('sim');
  });

  it('does not let one office end the profile of another', () => {
    const duplo = pessoa([Perfil.respondente, CASA], [Perfil.respondente, FORA]);
    expect(
      codigo(
        podeMudarPerfil(quem(Perfil.gestor), duplo, { idPerfil: Perfil.respondente, idOuvidoria: FORA }),
      ),
    ).toBe('ouvidoria.inexistente');
  });
});

describe('passing work on', () => {
  it('is for those who see the cases: the administrador, and the gestor in their own office', () => {
    expect(codigo(podePassarTrabalho(quem(Perfil.administrador), FORA))).toBe('sim');
    expect(codigo(podePassarTrabalho(quem(Perfil.gestor), CASA))).toBe('sim');
    expect(codigo(podePassarTrabalho(quem(Perfil.gestor), FORA))).toBe('ouvidoria.inexistente');
    expect(codigo(podePassarTrabalho(quem(Perfil.cadastrador), CASA))).toBe('usuario.nao-passa-trabalho');
  });
});

describe('the last administrador', () => {
  const a = { idPerfilOuvidoria: 10, idUsuario: 1 };
  const a2 = { idPerfilOuvidoria: 11, idUsuario: 1 };
  const b = { idPerfilOuvidoria: 12, idUsuario: 2 };
  const pessoaSai = (id: number) => (x: typeof a) => x.idUsuario === id;
  const perfilSai = (id: number) => (x: typeof a) => x.idPerfilOuvidoria === id;

  it('stays', () => {
    expect(codigo(restaAdministrador([a, a2], pessoaSai(1)))).toBe('usuario.ultimo-administrador');
    expect(codigo(restaAdministrador([a], perfilSai(10)))).toBe('usuario.ultimo-administrador');
  });

  it('may go once there is another, or keeps the profile elsewhere', () => {
    expect(codigo(restaAdministrador([a, b], pessoaSai(1)))).toBe('sim');
    expect(codigo(restaAdministrador([a, a2], perfilSai(10)))).toBe('sim');
  });

  it('is nobody who has no such profile', () => {
    expect(codigo(restaAdministrador([a], pessoaSai(3)))).toBe('sim');
    expect(codigo(restaAdministrador([], pessoaSai(3)))).toBe('sim');
  });
});

describe('who unblocks an account', () => {
  const bloqueadaPor = (idPerfil: IdPerfil | null): PessoaGerida => ({
    ...pessoa([Perfil.respondente, CASA]),
    bloqueio: { idPerfil },
  });
  it.each([
    ['administrador', [Perfil.administrador]],
    ['gestor', [Perfil.administrador, Perfil.gestor]],
    ['cadastrador', [Perfil.administrador, Perfil.gestor, Perfil.cadastrador]],
  ] as const)('what the %s blocked is undone only from there up', (nome, quais) => {
    const desfazem = [Perfil.administrador, Perfil.gestor, Perfil.cadastrador].filter(
      (idPerfil) => podeDesbloquear(quem(idPerfil), bloqueadaPor(Perfil[nome])).allowed,
    );
    expect(desfazem).toEqual(quais);
  });

  it('is the administrador where nobody knows who blocked it', () => {
    expect(codigo(podeDesbloquear(quem(Perfil.gestor), bloqueadaPor(null)))).toBe(
      'usuario.bloqueada-de-cima',
    );
    expect(codigo(podeDesbloquear(quem(Perfil.administrador), bloqueadaPor(null)))).toBe('sim');
  });
});

describe("who deletes somebody else's account", () => {
  const gestao = [Perfil.administrador, Perfil.gestor, Perfil.cadastrador] as const;
  const alvos: readonly PessoaGerida[] = [
    pessoa(),
    pessoa([Perfil.respondente, CASA]),
    pessoa([Perfil.gestor, CASA]),
    pessoa([Perfil.administrador, CASA]),
    pessoa([Perfil.respondente, FORA]),
    pessoa([Perfil.respondente, CASA], [Perfil.gestor, FORA]),
    { ...pessoa([Perfil.webServiceRespondente, CASA]), isSistema: true },
  ].flatMap((each) => [each, { ...each, isAtivada: false }]);

  it('is never more people than who may block it', () => {
    for (const idPerfil of todosOsPerfis) {
      for (const alvo of alvos) {
        const exclui = podeExcluirDeOutro(quem(idPerfil), alvo).allowed;
        expect(exclui && !podeBloquear(quem(idPerfil), alvo).allowed, `${idPerfil}`).toBe(false);
      }
    }
  });

  it('is never the office for an integration', () => {
    const sistema = { ...convidada([Perfil.webServiceRespondente, CASA]), isSistema: true };
    for (const idPerfil of [Perfil.gestor, Perfil.cadastrador])
      expect(codigo(podeExcluirDeOutro(quem(idPerfil), sistema))).toBe('usuario.conta-de-sistema');
    expect(codigo(podeExcluirDeOutro(quem(Perfil.administrador), sistema))).toBe('sim');
  });

  it('is the administrador alone once the person uses it; before, whoever may block who was invited', () => {
    for (const idPerfil of gestao) {
      const usada = codigo(podeExcluirDeOutro(quem(idPerfil), pessoa([Perfil.respondente, CASA])));
      expect(usada).toBe(idPerfil === Perfil.administrador ? 'sim' : 'usuario.conta-da-pessoa');
      expect(codigo(podeExcluirDeOutro(quem(idPerfil), convidada([Perfil.respondente, CASA])))).toBe('sim');
    }
    expect(codigo(podeExcluirDeOutro(quem(Perfil.cadastrador), convidada([Perfil.gestor, CASA])))).toBe(
      'usuario.conta-de-gestor',
    );
  });

  it('does not undo a block from above by deleting and inviting again', () => {
    const bloqueada = {
      ...convidada([Perfil.respondente, CASA]),
      bloqueio: { idPerfil: Perfil.administrador },
    };
    expect(codigo(podeExcluirDeOutro(quem(Perfil.gestor), bloqueada))).toBe('usuario.bloqueada-de-cima');
  });

  it('is nobody who administers no people, and other offices are as if they were not there', () => {
    for (const idPerfil of todosOsPerfis.filter((each) => !gestao.some((da) => da === each)))
      expect(codigo(podeExcluirDeOutro(quem(idPerfil), convidada([Perfil.respondente, CASA])))).toBe(
        'usuario.inexistente',
      );
    for (const idPerfil of [Perfil.gestor, Perfil.cadastrador])
      for (const alvo of [convidada(), convidada([Perfil.respondente, FORA])])
        expect(codigo(podeExcluirDeOutro(quem(idPerfil), alvo))).toBe('usuario.inexistente');
  });
});

describe('who deletes their own account', () => {
  const propria = (idPerfil: IdPerfil, temPerfil: boolean, isUltimoAdministrador = false) =>
    codigo(podeExcluirAPropria({ idPerfil }, { temPerfil, isUltimoAdministrador }));

  it('is every citizen, and staff only after their profiles ended', () => {
    expect(propria(Perfil.cidadao, false)).toBe('sim');
    for (const idPerfil of [Perfil.gestor, Perfil.cadastrador, Perfil.respondente])
      expect(propria(idPerfil, true)).toBe('usuario.conta-de-trabalho');
  });

  it('is an administrador unless no other is left', () => {
    expect(propria(Perfil.administrador, true)).toBe('sim');
    expect(propria(Perfil.administrador, true, true)).toBe('usuario.ultimo-administrador');
  });
});

it('gives no open work to somebody who has not accepted the invitation', () => {
  expect(codigo(podeReceberTrabalho({ nome: 'Ana', isAtivada: true }))).toBe('sim');
  expect(codigo(podeReceberTrabalho({ nome: 'Ana', isAtivada: false }))).toBe(
    'usuario.quem-recebe-nao-ativou',
  );
});
