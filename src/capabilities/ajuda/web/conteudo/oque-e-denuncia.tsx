import { Link } from 'react-router';
import { DIAS_OUVIDORIA } from '#kernel/prazo/prazos-da-lei.ts';
import './conteudo.css';

/** Body of a dialog shown before a denúncia begins; the dialog has the title. Protection comes first: it is what people fear for. */
export default function OqueEDenuncia() {
  return (
    <div className="conteudo denuncia-explicada">
      <h3>Como você é protegido</h3>
      <ul>
        <li>A sua identidade fica separada do relato. Quem a abre escreve o motivo, e você vê.</li>
        <li>Outro órgão só a recebe se você concordar (Decreto nº 10.153/2019).</li>
        <li>A lei proíbe retaliação (Lei nº 13.608/2018). Se sofrer retaliação, denuncie também.</li>
      </ul>
      <h3>Quem pode denunciar</h3>
      <p>
        Qualquer pessoa, com ou sem nome. Sem nome, a denúncia se chama <strong>comunicação</strong>: você
        acompanha com o protocolo e um código.
      </p>
      <h3>O que contar</h3>
      <p>Um ato irregular ou ilegal, com o que souber:</p>
      <dl className="denuncia-perguntas">
        <div>
          <dt>Quem?</dt>
          <dd>Nome, cargo ou setor de quem fez e de quem viu.</dd>
        </div>
        <div>
          <dt>O quê?</dt>
          <dd>O fato, com as suas palavras.</dd>
        </div>
        <div>
          <dt>Como?</dt>
          <dd>De que jeito, e se continua.</dd>
        </div>
        <div>
          <dt>Onde?</dt>
          <dd>Órgão, endereço, cidade.</dd>
        </div>
        <div>
          <dt>Quando?</dt>
          <dd>Dia e hora, ou a época.</dd>
        </div>
      </dl>
      <p>
        Demora ou mau atendimento é <strong>reclamação</strong>. A resposta vem em até {DIAS_OUVIDORIA} dias,
        prorrogáveis uma vez. <Link to="/perguntas-frequentes/quem-pode-denunciar">Saiba mais</Link>
      </p>
    </div>
  );
}
