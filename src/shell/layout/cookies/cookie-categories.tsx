import { Checkbox } from '#shell/ui/campos/checkbox.tsx';

interface CookieCategoriesProps {
  readonly performance: boolean;
  readonly onChange: (performance: boolean) => void;
}

export function CookieCategories({ performance, onChange }: CookieCategoriesProps) {
  return (
    <>
      <section aria-labelledby="cookies-necessarios">
        <h3 id="cookies-necessarios">Cookies estritamente necessários</h3>
        <p className="sh-cookies-always">Sempre ativos</p>
        <p>
          Sem eles a plataforma não funciona: reconhecem que você entrou na sua conta e guardam a sua escolha
          sobre cookies e contraste.
        </p>
      </section>
      <section aria-labelledby="cookies-desempenho">
        <h3 id="cookies-desempenho">Cookies de desempenho</h3>
        <Checkbox
          label="Aceitar cookies de desempenho (opcional)"
          checked={performance}
          onChange={(event) => onChange(event.target.checked)}
        />
        <p>Ajudam a medir como as páginas são usadas, para que possamos melhorá-las.</p>
      </section>
      <section aria-labelledby="cookies-navegador">
        <h3 id="cookies-navegador">Configurações do navegador</h3>
        <p>
          Você também pode apagar ou bloquear cookies nas configurações do seu navegador. Se bloquear os
          necessários, não conseguirá entrar na sua conta.
        </p>
      </section>
    </>
  );
}
