import { useState } from 'react';
import { SILENT } from '#shell/api/client.ts';
import { useNaoSalvo } from '#shell/nao-salvo/use-nao-salvo.ts';
import { Button } from '#shell/ui/button.tsx';
import { Checkbox } from '#shell/ui/campos/checkbox.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { mesmoConjunto } from '../../domain/autoridades.ts';
import { leiQueObriga } from '../../domain/formularios-do-orgao.ts';
import type { OrgaoGerenciado } from '../../domain/orgao-gerenciado.ts';
import { api } from './gerenciar-queries.ts';
import { Falha, useSalvar } from './salvar.tsx';

interface FormulariosProps {
  readonly orgao: OrgaoGerenciado;
  readonly onSalvo: (frase: string) => void;
}

/** The forms that an office offers; the home of its place follows. */
export function FormulariosDoOrgaoAba({ orgao, onSalvo }: FormulariosProps) {
  const [vista] = useState(orgao);
  const antes = vista.formularios.filter(({ oferecido }) => oferecido).map((cada) => cada.idTipoFormulario);
  const [escolhidos, setEscolhidos] = useState<readonly number[]>(antes);
  const { enviando, erro, salvar } = useSalvar();
  useNaoSalvo(!enviando && !mesmoConjunto(antes, escolhidos));
  const daPlataforma = vista.podeMudarAdesao;
  const porQueFica = (id: number): string | undefined => {
    const lei = antes.includes(id) && !daPlataforma ? leiQueObriga(id) : null;
    return lei === null ? undefined : `A lei obriga o órgão a receber por ele (${lei}).`;
  };
  const retirados = vista.formularios.filter(
    ({ idTipoFormulario: id }) => antes.includes(id) && !escolhidos.includes(id) && leiQueObriga(id) !== null,
  );
  const alternar = (id: number) =>
    setEscolhidos(escolhidos.includes(id) ? escolhidos.filter((outro) => outro !== id) : [...escolhidos, id]);
  const enviar = () =>
    salvar(async () => {
      const params = { idOuvidoria: vista.idOuvidoria };
      const body = { formularios: [...escolhidos], antes };
      await api('PUT /app-web/v1/gerenciar/orgaos/:idOuvidoria/formularios', { params, body }, SILENT);
      onSalvo('A página inicial do lugar já oferece o que os órgãos dele recebem.');
    });
  return (
    <>
      <p>
        O órgão recebe só pelos formulários marcados. O que já foi registrado por um formulário que você
        desmarcar continua a ser tratado.
      </p>
      <Falha erro={erro} />
      {escolhidos.length === 0 && (
        <Message type="warning" title="Sem formulários," still>
          o órgão não recebe nada. Um órgão ativo que já recebe fica com ao menos um.
        </Message>
      )}
      {retirados.map(({ idTipoFormulario, descTipoFormulario }) => (
        <Message key={idTipoFormulario} type="warning" title={`Sem ${descTipoFormulario},`} still>
          o órgão deixa de receber o que a lei o obriga a receber ({leiQueObriga(idTipoFormulario)}). Faça
          isso só se outro órgão passa a receber por ele.
        </Message>
      ))}
      <fieldset className="gerenciar-grupo">
        <legend>Formulários que o órgão oferece</legend>
        {vista.formularios.map(({ idTipoFormulario, descTipoFormulario, porQueNao }) => (
          <Checkbox
            key={idTipoFormulario}
            label={descTipoFormulario}
            help={porQueNao ?? porQueFica(idTipoFormulario)}
            checked={escolhidos.includes(idTipoFormulario)}
            disabled={
              porQueFica(idTipoFormulario) !== undefined ||
              (porQueNao !== null && !escolhidos.includes(idTipoFormulario))
            }
            onChange={() => alternar(idTipoFormulario)}
          />
        ))}
      </fieldset>
      <div className="ui-actions">
        <Button variant="primary" loading={enviando} onClick={() => void enviar()}>
          Salvar formulários
        </Button>
      </div>
    </>
  );
}
