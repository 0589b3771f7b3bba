import { useState } from 'react';
import { Switch } from '../campos/switch.tsx';
import { Acoes } from './acoes.tsx';
import { Avisos } from './avisos.tsx';
import { Campos } from './campos.tsx';
import { Conteudo } from './conteudo.tsx';
import { FormularioExemplo } from './formulario-exemplo.tsx';
import { Manifestacao } from './manifestacao.tsx';
import { Navegacao } from './navegacao.tsx';

const contrasteAlto = () => document.documentElement.dataset.contraste === 'alto';

/** Every part of the interface in its states, for people who design or test screens. */
export default function GaleriaPage() {
  const [alto, setAlto] = useState(contrasteAlto);
  const mudar = (ligado: boolean) => {
    if (ligado) document.documentElement.dataset.contraste = 'alto';
    else delete document.documentElement.dataset.contraste;
    setAlto(ligado);
  };
  return (
    <div className="ui-galeria">
      <p>Os componentes da interface, no padrão digital do gov.br, com seus estados.</p>
      <Switch label="Alto contraste" checked={alto} onChange={(event) => mudar(event.target.checked)} />
      <Acoes />
      <Campos />
      <Avisos />
      <Conteudo />
      <Navegacao />
      <Manifestacao />
      <FormularioExemplo />
    </div>
  );
}
