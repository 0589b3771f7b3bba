import { HORAS_DE_SESSAO, MINUTOS_SEM_USO } from '#capabilities/sessao/domain/sessao-prazos.ts';
import { DIAS_DO_COOKIE } from '#kernel/cookie.ts';
import './conteudo.css';

const necessario = 'Estritamente necessário';
const duracaoComum = `${DIAS_DO_COOKIE} dias`;

interface CookieDeclarado {
  readonly nome: string;
  readonly finalidade: string;
  readonly duracao?: string;
}

/** The cookies; those without a term of their own have the same one (S9-03), and the session ends earlier, on the server. */
const cookies: readonly CookieDeclarado[] = [
  {
    nome: 'login-token',
    finalidade: 'Reconhece que você entrou na sua conta. Guarda só uma referência à sessão, nunca a senha.',
  },
  {
    nome: 'sessao',
    finalidade:
      'Prova ao servidor que é você. As páginas não conseguem lê-lo. Em conexões seguras, o nome começa com __Host-.',
    duracao: 'Até fechar o navegador',
  },
  {
    nome: 'govbr-access-token',
    finalidade: 'Referência à autorização dada pela conta GOV.BR. A autorização em si fica no servidor.',
  },
  {
    nome: 'govbr-id-token',
    finalidade: 'Referência à identificação feita pela conta GOV.BR. A identificação em si fica no servidor.',
  },
  {
    nome: 'govbr-entrada-…',
    finalidade:
      'Garante que a entrada com a conta GOV.BR termine no navegador em que começou. Há um para cada entrada em andamento, com final diferente no nome.',
    duracao: '10 minutos',
  },
  {
    nome: 'preferencias-cookies',
    finalidade: 'Lembra a sua escolha sobre cookies, para não perguntar de novo.',
  },
  { nome: 'contraste', finalidade: 'Lembra se você ligou o alto contraste.' },
  { nome: 'assistente-oculto', finalidade: 'Lembra se você escondeu o ícone do assistente.' },
];

/** The cookie declaration without a heading: the page or dialog around it has the title. */
export default function DeclaracaoCookies() {
  return (
    <>
      <p>
        Última atualização: <time dateTime="2022-11-23">23/11/2022</time>.
      </p>
      <p>
        Cookies são pequenos arquivos que o site grava no seu navegador. Eles servem para reconhecer você
        entre uma página e outra e para lembrar as suas escolhas.
      </p>
      <p>Há duas categorias:</p>
      <dl>
        <dt>Estritamente necessários</dt>
        <dd>Sem eles a plataforma não funciona. Estão sempre ativos.</dd>
        <dt>Desempenho</dt>
        <dd>
          Ajudariam a medir o uso das páginas. São opcionais e só podem ser gravados se você autorizar. Nenhum
          cookie da lista abaixo é desta categoria.
        </dd>
      </dl>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <section className="conteudo-tabela" aria-label="Lista de cookies" tabIndex={0}>
        <table>
          <caption>Cookies usados pela plataforma</caption>
          <thead>
            <tr>
              <th scope="col">Nome</th>
              <th scope="col">Para que serve</th>
              <th scope="col">Duração</th>
              <th scope="col">Categoria</th>
            </tr>
          </thead>
          <tbody>
            {cookies.map(({ nome, finalidade, duracao = duracaoComum }) => (
              <tr key={nome}>
                <th scope="row">
                  <code>{nome}</code>
                </th>
                <td>{finalidade}</td>
                <td>{duracao}</td>
                <td>{necessario}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p>
        O cookie pode durar {DIAS_DO_COOKIE} dias, mas a sua sessão não: ela termina depois de{' '}
        {MINUTOS_SEM_USO} minutos sem uso e dura no máximo {HORAS_DE_SESSAO} horas.
      </p>
      <p>Todos os cookies são desta própria plataforma e, em conexões seguras, só trafegam cifrados.</p>
      <p>
        Você pode mudar a sua escolha a qualquer momento, em “Cookies”, no menu de funções do topo. Também
        pode apagar ou bloquear cookies nas configurações do navegador. Se bloquear os necessários, não será
        possível entrar na conta.
      </p>
    </>
  );
}
