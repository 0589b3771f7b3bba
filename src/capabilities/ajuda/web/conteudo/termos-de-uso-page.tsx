import { useCallback, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { HORAS_DE_SESSAO, MINUTOS_SEM_USO } from '#capabilities/sessao/domain/sessao-prazos.ts';
import {
  DIAS_ACESSO,
  DIAS_OUVIDORIA,
  DIAS_PRORROGACAO_ACESSO,
  DIAS_PRORROGACAO_OUVIDORIA,
} from '#kernel/prazo/prazos-da-lei.ts';
import { useInstalacao } from '#shell/instalacao.ts';
import DeclaracaoCookies from './declaracao-cookies.tsx';
import { Expandable, PageIndex, Section } from './parts.tsx';
import { PoliticaDePrivacidade, secoesDePrivacidade } from './politica-de-privacidade.tsx';
import { useFocusTarget, useHash } from './use-focus-target.ts';

const secoes = [
  { id: 'aceite', titulo: 'O que são estes termos' },
  { id: 'sua-conta', titulo: 'Sua conta' },
  { id: 'regras-de-uso', titulo: 'Regras de uso' },
  { id: 'nossos-deveres', titulo: 'O que a plataforma garante' },
] as const;

const declaracao = { id: 'declaracao-cookies', titulo: 'Declaração de cookies' } as const;

export default function TermosDeUsoPage() {
  const { nome, orgaoControlador } = useInstalacao();
  const [query] = useSearchParams();
  const [aberta, setAberta] = useState(false);
  const hash = useHash();

  const reveal = useCallback((id: string) => {
    if (id === declaracao.id) setAberta(true);
  }, []);
  useFocusTarget(query.get('declaracaoCookies') === 'true' ? declaracao.id : hash, reveal);

  return (
    <article className="conteudo">
      <PageIndex itens={[...secoes, ...secoesDePrivacidade, declaracao]} />

      <Section {...secoes[0]}>
        <p>
          Estes termos explicam como usar {nome} e o que acontece com os seus dados. O órgão que a mantém é:{' '}
          <strong>{orgaoControlador}</strong>. Quem responde a cada registro é o órgão a que ele foi enviado.
        </p>
        <p>
          Ao usar a plataforma, você concorda com estas regras. Elas não diminuem nenhum direito que a lei dá
          a você.
        </p>
      </Section>

      <Section {...secoes[1]}>
        <ul>
          <li>Você entra com a conta GOV.BR. Contas antigas, com usuário e senha, continuam valendo.</li>
          <li>A senha é só sua. Não a empreste.</li>
          <li>
            Mantenha seus dados de contato em dia, em <Link to="/usuario/meucadastro">Meu Cadastro</Link>.
          </li>
          <li>
            A sessão termina depois de {MINUTOS_SEM_USO} minutos sem uso e dura no máximo {HORAS_DE_SESSAO}{' '}
            horas. O que foi escrito fica salvo.
          </li>
          <li>A denúncia anônima não exige conta. Guarde o código de acesso: ele aparece uma só vez.</li>
        </ul>
      </Section>

      <Section {...secoes[2]}>
        <ul>
          <li>
            Trate as pessoas com respeito. A falta de urbanidade pode levar ao arquivamento (Lei nº
            13.460/2017, art. 8º, I).
          </li>
          <li>Conte os fatos como você os conhece. Não registre o que sabe ser falso.</li>
          <li>Não exponha dados de outras pessoas sem necessidade.</li>
          <li>Não envie programas maliciosos nem tente acessar registros de outras pessoas.</li>
          <li>Registros repetidos podem ser arquivados por duplicidade.</li>
        </ul>
      </Section>

      <Section {...secoes[3]}>
        <ul>
          <li>Um protocolo e um comprovante que pode ser conferido, para cada registro.</li>
          <li>
            Prazos contados conforme a lei: na ouvidoria, {DIAS_OUVIDORIA} dias, mais{' '}
            {DIAS_PRORROGACAO_OUVIDORIA} uma única vez; no acesso à informação, {DIAS_ACESSO} dias, mais{' '}
            {DIAS_PRORROGACAO_ACESSO} uma única vez. A prorrogação precisa de justificativa.
          </li>
          <li>O histórico completo do seu registro, inclusive quem da equipe o abriu.</li>
          <li>
            Páginas <Link to="/acessibilidade">acessíveis</Link> e em linguagem simples.
          </li>
        </ul>
        <p>
          A plataforma pode ficar fora do ar para manutenção ou por falha. Estes termos podem mudar. A versão
          que vale é sempre a desta página.
        </p>
      </Section>

      <PoliticaDePrivacidade />

      <Expandable {...declaracao} nivel="h2" aberto={aberta} onAlternar={() => setAberta((atual) => !atual)}>
        <DeclaracaoCookies />
      </Expandable>
    </article>
  );
}
