import { bootstrapApplication } from '@angular/platform-browser';
import { PartnerCentre } from './partner-centre';

bootstrapApplication(PartnerCentre).catch((error) => console.error(error));
