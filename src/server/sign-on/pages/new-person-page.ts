import type { Confiabilidade } from '../sign-on.ts';
import { html, type Markup } from './html.ts';
import { layout } from './layout.ts';
import { NIVEL } from './login-page.ts';

export interface NewPersonForm {
  readonly nome: string;
  readonly cpf: string;
  readonly email: string;
  readonly confiabilidade: string;
}

export type NewPersonErrors = Partial<Record<keyof NewPersonForm, string>>;

const EXPLANATION: Readonly<Record<Confiabilidade, string>> = {
  bronze: 'cadastro básico',
  prata: 'identidade confirmada por banco',
  ouro: 'identidade confirmada por biometria ou certificado digital',
};

const field = (
  {
    name,
    label,
    type,
    help,
    attributes,
  }: Record<'name' | 'label' | 'type' | 'help', string> & { attributes: Markup },
  value: string,
  error: string | undefined,
): Markup => html`<div class="campo${error ? ' campo-com-erro' : ''}">
  <label for="${name}">${label}</label>
  <p class="ajuda" id="${name}-ajuda">${help}</p>
  <input id="${name}" name="${name}" type="${type}" value="${value}" required ${attributes}
    aria-describedby="${name}-ajuda${error ? ` ${name}-erro` : ''}" ${error && html`aria-invalid="true"`} />
  ${error && html`<p class="erro" id="${name}-erro">${error}</p>`}
</div>`;

const niveis = (chosen: string, error: string | undefined): Markup => html`<fieldset
  class="campo${error ? ' campo-com-erro' : ''}" ${error && html`aria-describedby="confiabilidade-erro"`}>
  <legend>Nível da conta</legend>
  ${Object.entries(NIVEL).map(
    ([nivel, label]) => html`<label class="opcao" for="nivel-${nivel}">
      <input id="nivel-${nivel}" type="radio" name="confiabilidade" value="${nivel}" required
        ${nivel === chosen && html`checked`} />
      <span><strong>${label}</strong>: ${EXPLANATION[nivel as Confiabilidade]}</span>
    </label>`,
  )}
  ${error && html`<p class="erro" id="confiabilidade-erro">${error}</p>`}
</fieldset>`;

const summary = (errors: NewPersonErrors): Markup | false => {
  const entries = Object.entries(errors);
  if (entries.length === 0) return false;
  return html`<div class="resumo-erros" role="alert">
    <p><strong>Corrija para continuar:</strong></p>
    <ul>
      ${entries.map(
        ([name, message]) =>
          html`<li><a href="#${name === 'confiabilidade' ? 'nivel-bronze' : name}">${message}</a></li>`,
      )}
    </ul>
  </div>`;
};

export const newPersonPage = (action: string, form: NewPersonForm, errors: NewPersonErrors = {}): string =>
  layout(
    Object.keys(errors).length > 0 ? 'Erro em Nova pessoa' : 'Nova pessoa',
    html`<section class="cartao" aria-labelledby="titulo">
      <h1 id="titulo">Nova pessoa</h1>
      <p class="apoio">Cadastre uma pessoa inventada e entre com ela. Não use dados de ninguém de verdade.</p>
      ${summary(errors)}
      <form method="post" action="${action}/nova-pessoa" novalidate>
        ${field(
          {
            name: 'nome',
            label: 'Nome completo',
            type: 'text',
            help: 'Como apareceria no cadastro do gov.br.',
            attributes: html`maxlength="120" autocomplete="off"`,
          },
          form.nome,
          errors.nome,
        )}
        ${field(
          {
            name: 'cpf',
            label: 'CPF',
            type: 'text',
            help: 'Um número válido já vem preenchido; mude se quiser.',
            attributes: html`maxlength="14" inputmode="numeric" autocomplete="off"`,
          },
          form.cpf,
          errors.cpf,
        )}
        ${field(
          {
            name: 'email',
            label: 'E-mail',
            type: 'email',
            help: 'Por exemplo, nome@exemplo.com.br.',
            attributes: html`maxlength="200" autocomplete="off"`,
          },
          form.email,
          errors.email,
        )}
        ${niveis(form.confiabilidade, errors.confiabilidade)}
        <div class="acoes">
          <button class="botao botao-primario" type="submit">Cadastrar e entrar</button>
          <a class="botao botao-terciario" href="${action}">Voltar à lista</a>
        </div>
      </form>
    </section>`,
  );
