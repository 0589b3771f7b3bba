import { describe, expect, it } from 'vitest';
import { TipoFormulario } from '#kernel/enumeracoes.ts';
import { Acao } from '../historico.ts';
import type { DetalheDaManifestacao } from './detalhe.ts';
import { isDaLeiDeAcesso } from './lei-de-acesso.ts';

const deOuvidoria: Pick<DetalheDaManifestacao, 'formulario' | 'atos' | 'historico'> = {
  formulario: { idTipoFormulario: TipoFormulario.padrao, descTipoFormulario: 'Padrão' },
  atos: [{ ato: 'desistir', ultimoDia: null }],
  historico: [],
};

describe('a case is of the access law', () => {
  it('when it was filed as a request, and an ouvidoria case is not', () => {
    const formulario = {
      idTipoFormulario: TipoFormulario.acessoAInformacao,
      descTipoFormulario: 'Acesso à Informação',
    };
    expect(isDaLeiDeAcesso({ ...deOuvidoria, formulario })).toBe(true);
    expect(isDaLeiDeAcesso(deOuvidoria)).toBe(false);
  });

  it('still, once its type was changed, while that may be reviewed or after an appeal', () => {
    const atos = [{ ato: 'pedirRevisao', ultimoDia: '2026-03-19' }];
    expect(isDaLeiDeAcesso({ ...deOuvidoria, atos })).toBe(true);
    const recurso = { acao: Acao.registroRecurso, frase: '', responsavel: 'Você', isVisualizacao: false };
    const historico = [{ ...recurso, ocorridoEm: '2026-03-12T13:00:00Z' }];
    expect(isDaLeiDeAcesso({ ...deOuvidoria, historico })).toBe(true);
  });
});
