import { describe, expect, it } from 'vitest';
import { allowedActs, checkAct, stateAfter } from '#kernel/ato/interpretar.ts';
import { TipoFormulario, TipoManifestacao } from '#kernel/enumeracoes.ts';
import { conflict } from '#kernel/errors.ts';
import { type IdPerfil, Perfil } from '#kernel/perfil.ts';
import { allow, refuse } from '#kernel/verdict.ts';
import { atosPorCiclo } from '#server/atos-por-ciclo.ts';
import type { AtoDaManifestacao } from './ato.ts';
import type { FatosDaManifestacao } from './fatos.ts';
import { type IdSituacao, Situacao } from './situacao.ts';

const fechado = refuse(conflict('x', 'Fora do prazo.'));
const reclamacao: FatosDaManifestacao = {
  relacao: 'manifestante',
  idTipo: TipoManifestacao.reclamacao,
  idTipoFormulario: TipoFormulario.padrao,
  protegida: false,
  anonima: false,
  prorrogada: false,
  prorrogavel: allow,
  mudaDeTipo: allow,
  avaliada: false,
  preservada: false,
  identidadePedida: false,
  respondePorSi: true,
  consentimentoAberto: false,
  consentimentoAte: null,
  contatoRestrito: false,
  identidadeVisivel: true,
  restrita: false,
  triada: false,
  tramitacaoAberta: false,
  esperaAPrincipal: false,
  agrupada: false,
  temRepetidas: false,
  trata: false,
  prazoParado: false,
  desistenciaPedida: null,
  acrescentada: false,
  pediuReabertura: false,
  reaberturaPedida: false,
  semCiencia: false,
  reaberturaNoPrazo: allow,
  temRecurso: false,
  retirado: false,
  semMeios: fechado,
  remedios: {
    recorrer: fechado,
    reclamar: fechado,
    denunciarDescumprimento: fechado,
    pedirRevisao: fechado,
  },
};
const pedido = {
  ...reclamacao,
  idTipo: TipoManifestacao.acessoAInformacao,
  idTipoFormulario: TipoFormulario.acessoAInformacao,
};
const comunicacao = {
  ...reclamacao,
  idTipo: TipoManifestacao.comunicacao,
  idTipoFormulario: TipoFormulario.denuncia,
  protegida: true,
  contatoRestrito: true,
  anonima: true,
};
const denuncia = { ...comunicacao, idTipo: TipoManifestacao.denuncia, anonima: false };

const atos = atosPorCiclo.manifestacao as readonly AtoDaManifestacao[];
const atoDe = (nome: string): AtoDaManifestacao => {
  const ato = atos.find((cada) => cada.nome === nome);
  if (!ato) throw new Error(`No act is called ${nome}`);
  return ato;
};
const verdict = (
  ato: string,
  estado: IdSituacao,
  fatos: FatosDaManifestacao,
  perfil: IdPerfil = Perfil.cidadao,
) => checkAct(atoDe(ato), { estado, perfil, fatos });
const code = (...args: Parameters<typeof verdict>) => {
  const result = verdict(...args);
  return result.allowed ? 'allowed' : result.error.code;
};
const noOrgao = (facts: FatosDaManifestacao): FatosDaManifestacao => ({
  ...facts,
  relacao: 'orgao',
  trata: true,
});
const abertas = [1, 2, 3, 4] as const;

describe('S4-12 the life cycle of a manifestação', () => {
  it('lets the manifestante complete only what was asked for', () => {
    expect(code('complementar', Situacao.complementacaoSolicitada, reclamacao)).toBe('allowed');
    for (const situacao of [1, 2, 3, 4, 6, 7, 8] as const) {
      expect(code('complementar', situacao, reclamacao)).toBe('ato.situacao-nao-permite');
    }
    expect(stateAfter(atoDe('complementar'), Situacao.complementacaoSolicitada)).toBe(Situacao.complementada);
  });

  it('gives no pause to access to information: no complement may be asked for', () => {
    expect(code('pedirComplementacao', 1, noOrgao(pedido), Perfil.gestor)).toBe('manifestacao.nao-no-acesso');
    expect(code('pedirComplementacao', 1, noOrgao(reclamacao), Perfil.gestor)).toBe('allowed');
  });

  it('extends once, and not what was already extended or waits for the citizen', () => {
    const facts = noOrgao(reclamacao);
    for (const situacao of [1, 2, 4] as const)
      expect(code('prorrogar', situacao, facts, Perfil.gestor)).toBe('allowed');
    for (const situacao of [5, 6, 7, 8] as const) {
      expect(code('prorrogar', situacao, facts, Perfil.gestor)).toBe('ato.situacao-nao-permite');
    }
    for (const situacao of abertas)
      expect(code('prorrogar', situacao, { ...facts, prorrogada: true }, Perfil.gestor)).toBe(
        'manifestacao.ja-prorrogada',
      );
  });

  it('lets the office act on what is with it, and on nothing else', () => {
    for (const ato of [
      'classificar',
      'assumir',
      'tramitar',
      'encaminhar',
      'responder',
      'arquivar',
      'alterarTipo',
    ] as const) {
      for (const situacao of abertas) {
        expect(code(ato, situacao, noOrgao(reclamacao), Perfil.respondente)).toBe('allowed');
      }
      for (const situacao of [5, 6, 7, 8] as const) {
        expect(code(ato, situacao, noOrgao(reclamacao), Perfil.respondente)).toBe('ato.situacao-nao-permite');
      }
    }
  });

  it('refuses staff acts to citizens, watchers and desk, and to the office the case is not with', () => {
    for (const perfil of [Perfil.cidadao, Perfil.observador, Perfil.atendente, Perfil.cadastrador]) {
      expect(code('responder', 1, noOrgao(reclamacao), perfil)).toBe('ato.perfil-sem-permissao');
    }
    expect(code('responder', 1, { ...reclamacao, relacao: 'nenhuma' }, Perfil.gestor)).toBe(
      'manifestacao.de-outro-orgao',
    );
  });

  it('answers a duplicate by its principal, while that one is open; the rest is done to it alone', () => {
    const duplicata = noOrgao({ ...reclamacao, esperaAPrincipal: true });
    for (const perfil of [Perfil.administrador, Perfil.gestor, Perfil.respondente]) {
      expect(code('responder', 1, duplicata, perfil)).toBe('manifestacao.no-grupo');
    }
    for (const ato of ['responderIntermediaria', 'agrupar', 'encaminhar', 'arquivar'] as const) {
      expect(code(ato, 1, duplicata, Perfil.gestor)).toBe('allowed');
    }
  });

  it('lets the office act through its own system, but for what a person must decide with a reason', () => {
    const facts = noOrgao(denuncia);
    const sistema = Perfil.webServiceRespondente;
    for (const ato of [
      'classificar',
      'assumir',
      'atribuir',
      'pedirComplementacao',
      'prorrogar',
      'encaminhar',
      'encaminharParaFora',
      'responderIntermediaria',
      'responder',
      'arquivar',
      'alterarTipo',
    ] as const) {
      expect(code(ato, 1, facts, sistema), ato).toBe('allowed');
      for (const outro of [Perfil.webServiceAtendente, Perfil.webServiceObservador])
        expect(code(ato, 1, facts, outro), ato).toBe('ato.perfil-sem-permissao');
    }
    for (const ato of [
      'verIdentidade',
      'pedirConsentimento',
      'restringirConteudo',
      'tramitar',
      'agrupar',
    ] as const)
      expect(code(ato, 1, facts, sistema), ato).toBe('ato.perfil-sem-permissao');
  });

  it('leaves archiving for silence to the system alone', () => {
    for (const perfil of Object.values(Perfil)) {
      expect(code('arquivarSemComplementacao', 5, noOrgao(reclamacao), perfil)).toBe(
        'ato.perfil-sem-permissao',
      );
    }
  });

  it('is rated once, after the answer, by the person who filed it', () => {
    expect(code('avaliar', 6, reclamacao)).toBe('allowed');
    expect(code('avaliar', 6, { ...reclamacao, avaliada: true })).toBe('manifestacao.ja-avaliada');
    expect(code('avaliar', 1, reclamacao)).toBe('ato.situacao-nao-permite');
    expect(code('avaliar', 6, noOrgao(reclamacao), Perfil.gestor)).toBe('manifestacao.nao-e-sua');
  });

  it('is given up only while it is open, and ends archived', () => {
    for (const situacao of [1, 2, 3, 4, 5] as const)
      expect(code('desistir', situacao, reclamacao)).toBe('allowed');
    for (const situacao of [6, 7, 8] as const) {
      expect(code('desistir', situacao, reclamacao)).toBe('ato.situacao-nao-permite');
    }
    expect(stateAfter(atoDe('desistir'), 1)).toBe(Situacao.arquivada);
  });

  it('keeps the conversation by code to anonymous comunicações, on both sides', () => {
    expect(code('conversar', 1, comunicacao, Perfil.publico)).toBe('allowed');
    expect(code('conversar', 6, noOrgao(comunicacao), Perfil.gestor)).toBe('allowed');
    expect(code('conversar', 1, denuncia)).toBe('manifestacao.nao-anonima');
    expect(code('conversar', 1, { ...comunicacao, relacao: 'nenhuma' }, Perfil.publico)).toBe(
      'manifestacao.nao-e-sua',
    );
    expect(code('conversar', 8, comunicacao, Perfil.publico)).toBe('ato.situacao-nao-permite');
  });

  it('asks a denunciante for consent, one request at a time, and nobody else', () => {
    expect(code('pedirConsentimento', 1, noOrgao(denuncia), Perfil.gestor)).toBe('allowed');
    for (const facts of [reclamacao, comunicacao, { ...denuncia, consentimentoAberto: true }]) {
      expect(verdict('pedirConsentimento', 1, noOrgao(facts), Perfil.gestor).allowed).toBe(false);
    }
    // The office may have changed the type; the protection promised to the person remains.
    expect(code('pedirConsentimento', 1, noOrgao({ ...reclamacao, protegida: true }), Perfil.gestor)).toBe(
      'allowed',
    );
    expect(code('responderConsentimento', 1, { ...denuncia, consentimentoAberto: true })).toBe('allowed');
    expect(
      code('responderConsentimento', 1, { ...denuncia, consentimentoAberto: true, respondePorSi: false }),
    ).toBe('manifestacao.codigo-visto-por-outros');
    expect(verdict('responderConsentimento', 1, denuncia).allowed).toBe(false);
  });

  it('leaves reopening and asking for consent to the gestor, not to the respondente', () => {
    expect(code('pedirConsentimento', 1, noOrgao(denuncia), Perfil.respondente)).toBe(
      'ato.perfil-sem-permissao',
    );
    expect(code('reabrir', 6, noOrgao(reclamacao), Perfil.respondente)).toBe('ato.perfil-sem-permissao');
    expect(code('reabrir', 6, noOrgao(reclamacao), Perfil.gestor)).toBe('allowed');
  });

  it('does not reopen an access request that went to an instance: its decision is carried out, not answered anew', () => {
    for (const situacao of [Situacao.concluida, Situacao.arquivada] as const) {
      for (const perfil of [Perfil.administrador, Perfil.gestor, Perfil.webServiceRespondente]) {
        expect(code('reabrir', situacao, noOrgao(pedido), perfil)).toBe('allowed');
        expect(code('reabrir', situacao, noOrgao({ ...pedido, temRecurso: true }), perfil)).toBe(
          'manifestacao.ja-foi-a-instancia',
        );
        // Now an ouvidoria case, it reopens like one: its earlier revisão was not about the answer.
        expect(code('reabrir', situacao, noOrgao({ ...reclamacao, temRecurso: true }), perfil)).toBe(
          'allowed',
        );
      }
    }
  });

  it('never shows the identity of a comunicação, because there is none', () => {
    expect(code('verIdentidade', 1, noOrgao(denuncia), Perfil.gestor)).toBe('allowed');
    expect(verdict('verIdentidade', 1, noOrgao(comunicacao), Perfil.gestor).allowed).toBe(false);
  });

  it('never opens an identity that did not come along with a forwarded denúncia', () => {
    const semIdentidade = noOrgao({ ...denuncia, identidadeVisivel: false });
    expect(code('verIdentidade', 4, semIdentidade, Perfil.administrador)).toBe('ato.perfil-sem-permissao');
    for (const perfil of [Perfil.gestor, Perfil.respondente]) {
      expect(code('verIdentidade', 4, semIdentidade, perfil)).toBe('manifestacao.identidade-nao-veio');
    }
  });

  it('restricts content in any state, once, and releases only what is restricted', () => {
    for (const situacao of Object.values(Situacao)) {
      expect(code('restringirConteudo', situacao, noOrgao(reclamacao), Perfil.respondente)).toBe('allowed');
      expect(code('liberarConteudo', situacao, noOrgao(reclamacao), Perfil.gestor)).toBe(
        'manifestacao.nao-restrita',
      );
    }
    const restrita = noOrgao({ ...reclamacao, restrita: true });
    expect(code('restringirConteudo', 6, restrita, Perfil.gestor)).toBe('manifestacao.ja-restrita');
    expect(code('liberarConteudo', 6, restrita, Perfil.gestor)).toBe('allowed');
    expect(code('restringirConteudo', 6, noOrgao(reclamacao), Perfil.observador)).toBe(
      'ato.perfil-sem-permissao',
    );
  });

  it('opens the remedies of the access law only for requests, and only while their window is open', () => {
    const aberto = { ...pedido, remedios: { ...pedido.remedios, recorrer: allow } };
    expect(code('recorrer', 6, aberto)).toBe('allowed');
    expect(code('recorrer', 6, pedido)).toBe('x');
  });

  it('offers a stranger nothing', () => {
    for (const perfil of [Perfil.publico, Perfil.cidadao]) {
      for (const situacao of Object.values(Situacao)) {
        const facts = { ...comunicacao, relacao: 'nenhuma' as const };
        expect(allowedActs(atos, { estado: situacao, perfil, fatos: facts })).toEqual([]);
      }
    }
  });
});
