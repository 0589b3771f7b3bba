import { mascararCpf } from '#kernel/numeros/documento.ts';
import type { Pessoa } from '../embedded/embedded-provider-repository.ts';
import type { Confiabilidade } from '../sign-on.ts';
import { html, type Markup } from './html.ts';
import { layout } from './layout.ts';

export const NIVEL: Readonly<Record<Confiabilidade, string>> = {
  bronze: 'Bronze',
  prata: 'Prata',
  ouro: 'Ouro',
};

const empresasOf = ({ empresas }: Pessoa): Markup | false =>
  empresas.length > 0 &&
  html`<span class="pessoa-empresas">${empresas.length === 1 ? '1 empresa' : `${empresas.length} empresas`}</span>`;

const card = (action: string, pessoa: Pessoa): Markup => html`<li>
  <form method="post" action="${action}/entrar">
    <button class="pessoa" type="submit" name="cpf" value="${pessoa.cpf}">
      <span class="pessoa-dados">
        <span class="so-leitor">Entrar como </span>
        <span class="pessoa-nome">${pessoa.nomeSocial ?? pessoa.nome}</span>
        <span class="pessoa-cpf">CPF ${mascararCpf(pessoa.cpf)}</span>
        ${empresasOf(pessoa)}
      </span>
      <span class="nivel nivel-${pessoa.confiabilidade}"
        ><span class="so-leitor">Nível </span>${NIVEL[pessoa.confiabilidade]}</span
      >
    </button>
  </form>
</li>`;

const search = (
  action: string,
  busca: string,
): Markup => html`<form class="busca" method="get" action="${action}" role="search">
  <label for="busca">Procurar por nome ou CPF</label>
  <div class="busca-linha">
    <input id="busca" name="busca" type="search" value="${busca}" maxlength="100" autocomplete="off" />
    <button class="botao botao-secundario" type="submit">Procurar</button>
  </div>
</form>`;

export interface LoginPage {
  readonly produto: string;
  readonly action: string;
  readonly pessoas: readonly Pessoa[];
  readonly busca: string;
  /** There are more people than the page shows. */
  readonly hasMore: boolean;
}

const list = ({ action, pessoas, busca }: LoginPage): Markup => {
  if (pessoas.length > 0)
    return html`<ul class="pessoas">${pessoas.map((pessoa) => card(action, pessoa))}</ul>`;
  return busca === ''
    ? html`<p class="vazio">Ainda não há pessoas de demonstração. Cadastre uma em “Nova pessoa”.</p>`
    : html`<p class="vazio">Ninguém foi encontrado com “${busca}”. <a href="${action}">Ver todas as pessoas</a></p>`;
};

export const loginPage = (page: LoginPage): string =>
  layout(
    'Identifique-se',
    html`<section class="cartao" aria-labelledby="titulo">
      <h1 id="titulo">Identifique-se no gov.br</h1>
      <p class="apoio">Escolha com qual pessoa você quer entrar em <strong>${page.produto}</strong>.</p>
      ${(page.hasMore || page.busca !== '') && search(page.action, page.busca)} ${list(page)}
      ${page.hasMore && html`<p class="apoio">Há mais pessoas do que cabem aqui: procure pelo nome ou pelo CPF.</p>`}
      <div class="acoes">
        <a class="botao botao-primario" href="${page.action}/nova-pessoa">Nova pessoa</a>
        <form method="post" action="${page.action}/cancelar">
          <button class="botao botao-terciario" type="submit">Cancelar e voltar</button>
        </form>
      </div>
    </section>`,
  );
