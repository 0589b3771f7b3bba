/** The one place that orders the style sheets: gov.br first (in its own layer), then ours. */
import '@govbr-ds/core/dist/core.css';
import './fontes.css';
import './tokens.css';
import './marca.css';
import './contraste.css';
import './base.css';
import './formulario.css';
import './superficies.css';
import './conteudo.css';
import './impressao.css';
