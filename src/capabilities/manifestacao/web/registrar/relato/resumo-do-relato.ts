import { TipoFormulario } from '#kernel/enumeracoes.ts';
import { formularioDe, type Registrando } from '../registrando.ts';
import { camposDeQuemNaoVe } from './teor-em-edicao.ts';

export interface Linha {
  readonly rotulo: string;
  readonly valor: string;
}

const SIM_NAO: Readonly<Record<string, string>> = { sim: 'Sim', nao: 'Não', 'nao-sei': 'Não sei' };

const linhasDaDenuncia = (
  { teor }: Registrando,
  nomeDaFuncao: (id: string) => string | undefined,
): readonly Linha[] => {
  const { local } = teor;
  const cidade = [local.municipio, local.uf].filter(Boolean).join('/');
  return [
    { rotulo: 'O que aconteceu', valor: teor.texto },
    { rotulo: 'Quem fez', valor: teor.quem },
    ...teor.envolvidos.map(({ nome, idFuncao, orgao }) => ({
      rotulo: 'Pessoa envolvida',
      valor: [nome, nomeDaFuncao(idFuncao), orgao].filter(Boolean).join(', '),
    })),
    { rotulo: 'Como aconteceu', valor: teor.como },
    { rotulo: 'Onde', valor: [cidade, local.descricao].filter(Boolean).join(': ') },
    { rotulo: 'Quando', valor: teor.quando },
    ...teor.camposAdicionais.map(({ nome, valor }) => ({ rotulo: nome, valor })),
    { rotulo: 'Alguém mais viu', valor: SIM_NAO[teor.temTestemunhas] ?? '' },
    { rotulo: 'Existem provas', valor: SIM_NAO[teor.temProvas] ?? '' },
    { rotulo: 'Sobre as provas', valor: teor.sobreProvas },
  ];
};

const todas = (registro: Registrando, nomeDaFuncao: (id: string) => string | undefined): readonly Linha[] => {
  const { teor } = registro;
  switch (formularioDe(registro)) {
    case TipoFormulario.denuncia:
      return linhasDaDenuncia(registro, nomeDaFuncao);
    case TipoFormulario.simplifique:
      return [
        { rotulo: 'Serviço', valor: teor.servico },
        { rotulo: 'O que é difícil', valor: teor.texto },
        { rotulo: 'Proposta', valor: teor.propostaMelhoria },
      ];
    case TipoFormulario.acessoAInformacao:
      return [
        { rotulo: 'Resumo', valor: teor.resumo },
        { rotulo: 'Detalhes', valor: teor.texto },
      ];
    default:
      return [{ rotulo: 'Relato', valor: teor.texto }];
  }
};

const quemNaoVe = (registro: Registrando): readonly Linha[] =>
  formularioDe(registro) === TipoFormulario.acessoAInformacao
    ? []
    : camposDeQuemNaoVe(registro.teor).map(({ nome, funcao }) => ({
        rotulo: 'Não deve ver',
        valor: [nome, funcao].filter(Boolean).join(', '),
      }));

/** The answers, question by question, for the review; empty ones are left out. */
export const resumoDoRelato = (
  registro: Registrando,
  nomeDaFuncao: (id: string) => string | undefined,
): readonly Linha[] =>
  [...todas(registro, nomeDaFuncao), ...quemNaoVe(registro)].filter(({ valor }) => valor.trim() !== '');
