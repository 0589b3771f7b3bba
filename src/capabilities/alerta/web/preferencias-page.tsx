import { useState } from 'react';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Switch } from '#shell/ui/campos/switch.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { type Preferencia, useMudarPreferencia, usePreferencias } from './alerta-queries.ts';
import { nomesDosAlertas } from './nomes-dos-alertas.ts';
import './alerta.css';

interface TipoProps {
  readonly preferencia: Preferencia;
  readonly onMudar: (nova: Preferencia) => void;
}

function Tipo({ preferencia, onMudar }: TipoProps) {
  const { nome, quando } = nomesDosAlertas[preferencia.tipo];
  return (
    <fieldset className="alerta-tipo">
      <legend>{nome}</legend>
      <p className="ui-muted">{quando}</p>
      <div className="alerta-escolhas">
        <Switch
          label="Na tela"
          checked={preferencia.naTela}
          onChange={({ target }) => onMudar({ ...preferencia, naTela: target.checked })}
        />
        <Switch
          label="No e-mail diário"
          checked={preferencia.porEmail}
          onChange={({ target }) => onMudar({ ...preferencia, porEmail: target.checked })}
        />
      </div>
    </fieldset>
  );
}

export default function PreferenciasPage() {
  const preferencias = usePreferencias();
  const mudar = useMudarPreferencia();
  const [frase, setFrase] = useState('');
  const [erro, setErro] = useState<string | null>(null);
  const salvar = async (antes: Preferencia, nova: Preferencia) => {
    setErro(null);
    setFrase('');
    try {
      await mudar(antes, nova);
      setFrase(`Salvo: ${nomesDosAlertas[nova.tipo].nome}.`);
    } catch (error) {
      setErro(textoDoErro(error));
    }
  };
  if (preferencias.isPending) return <Skeleton lines={8} label="Abrindo as preferências…" />;
  if (preferencias.isError) return <FalhaAoAbrir falha={preferencias} />;
  return (
    <section className="pagina-simples">
      <p>
        Cada mudança vale na hora. O e-mail diário sai de manhã, só quando há o que contar, e traz apenas
        números: nunca o que foi escrito.
      </p>
      <p role="status" className="ui-muted">
        {frase}
      </p>
      {erro && (
        <Message type="danger" title="Não foi possível salvar.">
          {erro}
        </Message>
      )}
      {preferencias.data.map((preferencia) => (
        <Tipo
          key={preferencia.tipo}
          preferencia={preferencia}
          onMudar={(nova) => void salvar(preferencia, nova)}
        />
      ))}
    </section>
  );
}
