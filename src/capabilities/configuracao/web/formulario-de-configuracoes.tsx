import { useMemo, useState } from 'react';
import { useFormularioNaoSalvo } from '#shell/nao-salvo/use-nao-salvo.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import type { Configuracao, PaginasDeConfiguracao } from '../contract.ts';
import type { Valor } from '../domain/definicoes.ts';
import { CampoDeConfiguracao } from './campo-de-configuracao.tsx';
import { useRenovar } from './configuracao-queries.ts';
import { esquemaDos, nomeDoCampo, paraDigitar } from './valores.ts';

export interface MudancaDeConfiguracao {
  readonly chave: Configuracao['chave'];
  readonly valor: Valor | null;
  readonly visto: Valor | null;
}

interface FormularioProps {
  readonly grupos: PaginasDeConfiguracao['grupos'];
  /** False for a single group, which the page's heading already names. */
  readonly comTitulos: boolean;
  readonly onSalvar: (mudancas: readonly MudancaDeConfiguracao[]) => Promise<unknown>;
}

/** A value equal to the default is not stored, so that it follows the default from then on. */
const mudancaDe = ({ chave, padrao, proprio }: Configuracao, valor: Valor): MudancaDeConfiguracao => ({
  chave,
  valor: valor === padrao ? null : valor,
  visto: proprio,
});

export function FormularioDeConfiguracoes({ grupos, comTitulos, onSalvar }: FormularioProps) {
  const itens = grupos.flatMap((grupo) => grupo.itens);
  const chaves = itens.map(({ chave }) => chave).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: which settings there are makes the schema, not their values
  const esquema = useMemo(() => esquemaDos(itens), [chaves]);
  const form = useFormulario(esquema, {
    defaultValues: Object.fromEntries(
      itens.map(({ chave, valor }) => [nomeDoCampo(chave), paraDigitar(valor)]),
    ),
  });
  useFormularioNaoSalvo(form);
  const { dirtyFields } = form.formState;
  const renovar = useRenovar();
  const [feito, setFeito] = useState('');
  const { erro, onSubmit } = useEnvio<Record<string, Valor>>(form, async (dados) => {
    setFeito('');
    const mudadas = itens.filter(({ chave }) => dirtyFields[nomeDoCampo(chave)]);
    if (mudadas.length > 0) {
      try {
        await onSalvar(mudadas.map((item) => mudancaDe(item, dados[nomeDoCampo(item.chave)] ?? '')));
      } finally {
        // Also after a refusal: shows what somebody else set meanwhile, and keeps what was typed.
        await renovar();
      }
    }
    form.reset(Object.fromEntries(Object.entries(dados).map(([nome, valor]) => [nome, paraDigitar(valor)])));
    setFeito(mudadas.length > 0 ? 'Salvo. Já está valendo.' : 'Nada mudou.');
  });
  return (
    <Formulario form={form} onSubmit={onSubmit} aria-label="Configurações">
      {erro && <Message type="danger">{erro}</Message>}
      {grupos.map((grupo) => (
        <section key={grupo.grupo} className="config-grupo">
          {comTitulos && <h2>{grupo.titulo}</h2>}
          <p>{grupo.resumo}</p>
          {grupo.itens.map((item) => (
            <CampoDeConfiguracao key={item.chave} item={item} />
          ))}
        </section>
      ))}
      <div className="config-salvar">
        <BotaoEnviar>Salvar</BotaoEnviar>
        <p role="status">{feito}</p>
      </div>
    </Formulario>
  );
}
